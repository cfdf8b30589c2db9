import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imports, type ImportDetail, type ImportUndoing } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import styles from './imports.module.css';
import { useImportLabels } from './use-import-labels.ts';
import { useUndoing } from './use-imports.ts';

export function UndoImport({ of: { import: one, allowed } }: { of: ImportDetail }) {
  const { t } = useTranslation('imports');
  const [opened, setOpened] = useState(false);
  const { importId } = one;
  const undoing = useUndoing(importId, opened);
  const close = () => setOpened(false);
  const act = useAction(async () => {
    await sendAuthenticated(imports.undo, { params: { importId } });
    close();
  });
  if (!allowed.includes('begin-roll-back')) return null;
  return (
    <>
      <Button variant="danger" icon={<UndoIcon aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('undoImport')}
      </Button>
      <Dialog
        title={t('askUndo', { importId })}
        opened={opened}
        onClose={close}
        width={620}
        footer={
          <span className={styles['foot']}>
            <Button onClick={close}>{t('leaveIt')}</Button>
            <Button variant="danger" busy={act.busy} disabled={!undoing.value} onClick={() => act.run()}>
              {t('undoCars', { n: undoing.value?.undone ?? 0 })}
            </Button>
          </span>
        }
      >
        <QueryBoundary of={undoing} skeleton={<Skeleton rows={4} rowHeight={56} />}>
          {(preview) => <Preview of={preview} />}
        </QueryBoundary>
        <Refusal problem={act.problem} />
      </Dialog>
    </>
  );
}

function Preview({ of: { undone, kept, cars } }: { of: ImportUndoing }) {
  const { t } = useTranslation('imports');
  const more = undone + kept - cars.length;
  return (
    <div className={styles['preview']}>
      <StatTiles
        label={t('preview')}
        stats={[
          { label: t('goBack'), value: undone },
          { label: t('stay'), value: kept },
        ]}
      />
      <p className={styles['quiet']}>{t('previewHelp')}</p>
      <ul className={styles['cars']} aria-label={t('preview')}>
        {cars.map((car) => (
          <CarOfPreview key={car.carId} car={car} />
        ))}
      </ul>
      {more > 0 ? <p className={styles['quiet']}>{t('moreCars', { n: more })}</p> : null}
    </div>
  );
}

function CarOfPreview({ car: { carId, did, changes, kept } }: { car: ImportUndoing['cars'][number] }) {
  const { t } = useTranslation('imports');
  const { figureOf, nameOf, said } = useImportLabels();
  return (
    <li data-kept={kept.length > 0 || undefined}>
      <b>{carId.replaceAll('_', ' ')}</b>
      {did
        .filter((one) => one !== 'revised')
        .map((one) => (
          <span key={one}>{t(`did.${one}`)}</span>
        ))}
      {Object.entries(changes).map(([figure, [from, to]]) => (
        <span key={figure}>
          {figureOf(figure)} {said(from)} → {said(to)}
        </span>
      ))}
      {kept.map(({ what, by }) => (
        <span key={what} className={styles['stays']}>
          {t('staysSince', { figure: figureOf(what), name: nameOf(by) })}
        </span>
      ))}
    </li>
  );
}
