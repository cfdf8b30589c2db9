import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PickField } from '../../../ui/field/pick-field.tsx';
import type { Compared } from '../grid/compare-context.ts';
import { useCarName } from '../grid/use-car-name.ts';
import type { OpenTool } from '../tools/open-tool.ts';
import { BlockLines } from './block-lines.tsx';
import { readBlock } from './read-block.ts';
import { useSendBlock } from './use-send-block.ts';
import styles from './paste-dialog.module.css';

type PasteTool = Extract<OpenTool, { tool: 'paste' }>;
type PasteDialogProps = { tool: PasteTool | null; onClose: () => void; compared: Compared };

export function PasteDialog({ tool, onClose, compared }: PasteDialogProps) {
  const { t } = useTranslation('grid');
  return (
    <Dialog opened={tool !== null} onClose={onClose} title={t('paste.title')} width={640}>
      {tool ? <Block tool={tool} onClose={onClose} compared={compared} /> : null}
    </Dialog>
  );
}

function Block({ tool, onClose, compared }: PasteDialogProps & { tool: PasteTool }) {
  const { t } = useTranslation(['grid', 'common']);
  const [text, setText] = useState(tool.text);
  const [start, setStart] = useState(tool.start);
  const { results, sending, send } = useSendBlock();
  const fields = results?.map(({ field }) => field) ?? readBlock(compared, start, text);
  const ready = fields.filter(({ status }) => status === 'ready');
  return (
    <div className={styles['content']}>
      {results ? null : (
        <>
          <FirstCell compared={compared} start={start} onStart={setStart} />
          <label className={styles['label']}>
            {t('paste.block')}
            <textarea
              data-autofocus
              className={styles['text']}
              rows={5}
              value={text}
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        </>
      )}
      <p role="status" className={styles['said']}>
        {results
          ? t('paste.done', { saved: results.filter(({ outcome }) => outcome === 'saved').length, of: results.length })
          : t('paste.counted', { ready: ready.length, of: fields.length })}
      </p>
      <BlockLines compared={compared} fields={fields} results={results} />
      <span className={styles['buttons']}>
        <Button variant={results ? 'main' : 'plain'} disabled={sending} onClick={onClose}>
          {results ? t('common:done') : t('common:cancel')}
        </Button>
        {results ? null : (
          <Button variant="main" disabled={ready.length === 0} onClick={() => void send(fields)}>
            {t('paste.send', { count: ready.length })}
          </Button>
        )}
      </span>
    </div>
  );
}

type FirstCellProps = {
  compared: Compared;
  start: PasteTool['start'];
  onStart: (start: PasteTool['start']) => void;
};

function FirstCell({ compared, start, onStart }: FirstCellProps) {
  const { t } = useTranslation('grid');
  const words = useTrackLabels();
  const carName = useCarName();
  const { deck, cars } = compared;
  const carOptions = deck.cars.map(({ carId, tune }, column) => ({
    value: String(column),
    label: [carName(cars.byId.get(carId), column), tune].filter(Boolean).join(' · '),
  }));
  const trackOptions = deck.tracks.map((track) => ({
    value: track,
    label: `${words.name(track)} · ${words.road(track)}`,
  }));
  return (
    <div className={styles['start']}>
      <PickField
        label={t('paste.firstTrack')}
        options={trackOptions}
        value={start.track ?? deck.tracks[0] ?? null}
        onChange={(track) => onStart({ ...start, track: track ?? undefined })}
      />
      <PickField
        label={t('paste.firstCar')}
        options={carOptions}
        value={String(start.column)}
        onChange={(column) => onStart({ ...start, column: Number(column ?? 0) })}
      />
    </div>
  );
}
