import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackCode } from '#racing';
import { TrackPick } from '../../features/tracks/track-pick.tsx';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { pages } from '../../lib/paths.ts';
import { Field } from '../../ui/field/field.tsx';
import { CopyButton, ToolFigures, ToolPanel, ToolRow, ToolSides } from '../../ui/tool/tool-parts.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import { CodeParts, DroppedItems, OpenDeck } from './code-parts.tsx';
import styles from './code-util.module.css';
import { deckOfItems, readCode } from './read-code.ts';

const initial = { text: '', items: '' };

/** As it is typed: a car with its tune, and a track code. */
const EXAMPLE = 'Porsche_959_1986 332, northloop_a00';

export function CodeUtilPage() {
  const [{ text, items }, set] = useAddressFields(initial);
  return (
    <ToolPage name="CodeUtil" linked>
      <ToolSides>
        <Apart text={text} onText={(next) => set({ text: next })} />
        <Together items={items} onItems={(next) => set({ items: next })} />
        <TrackOfCode />
      </ToolSides>
    </ToolPage>
  );
}

function Apart({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation(['codes', 'problems']);
  const read = readCode(text);
  const wrong = read?.kind === 'unknown' ? t(read.code ? `problems:${read.code}` : 'codes:unknown') : undefined;
  return (
    <ToolPanel title={t('codes:apart')}>
      <Field
        label={t('codes:text')}
        help={t('codes:textHelp')}
        error={wrong}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      {read ? <CodeParts read={read} /> : null}
    </ToolPanel>
  );
}

function Together({ items, onItems }: { items: string; onItems: (items: string) => void }) {
  const { t } = useTranslation('codes');
  const deck = deckOfItems(items);
  const link = deck && deck.share !== '' ? `${location.origin}${pages.compare}?share=${deck.share}` : undefined;
  return (
    <ToolPanel title={t('together')}>
      <Field
        label={t('items')}
        help={t('itemsHelp')}
        autoComplete="off"
        spellCheck={false}
        placeholder={EXAMPLE}
        value={items}
        onChange={({ target }) => onItems(target.value)}
      />
      {deck ? <DroppedItems dropped={deck.dropped} /> : null}
      {deck && link !== undefined ? (
        <>
          <p className={styles['link']}>{link}</p>
          <ToolRow>
            <CopyButton text={link} name={t('link')} />
            <OpenDeck share={deck.share} />
          </ToolRow>
        </>
      ) : null}
    </ToolPanel>
  );
}

function TrackOfCode() {
  const { t } = useTranslation('codes');
  const [track, setTrack] = useState<TrackCode>('northloop_a00' as TrackCode);
  return (
    <ToolPanel title={t('pick')}>
      <ToolRow>
        <TrackPick track={track} onPick={setTrack} />
      </ToolRow>
      <ToolFigures figures={[{ label: t('code'), value: track }]} />
      <ToolRow>
        <CopyButton text={track} name={track} />
      </ToolRow>
    </ToolPanel>
  );
}
