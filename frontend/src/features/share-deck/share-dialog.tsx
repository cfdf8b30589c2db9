import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CopyIcon, TableIcon } from '../../ui/icons.ts';
import { tablePicture } from './draw-picture.ts';
import { LinkSection } from './link-section.tsx';
import { PictureSection } from './picture-section.tsx';
import styles from './share-dialog.module.css';
import { carListOf, csvOf } from './shared-table.ts';
import type { SharedTable } from './shared-table.ts';

type ShareDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** The address of the same deck, with its full view. */
  link: string;
  table: SharedTable;
  onKeep: () => void;
  children?: ReactNode;
};

function TextPart({ table }: { table: SharedTable }) {
  const { t } = useTranslation('share');
  const heading = useId();
  const save = () => {
    const csv = csvOf(table, { track: t('csv.track'), road: t('csv.road'), code: t('csv.code') });
    saveFile(new Blob([csv], { type: 'text/csv' }), 'track-day-records.csv');
  };
  return (
    <section className={styles['part']} aria-labelledby={heading}>
      <h3 id={heading}>{t('text')}</h3>
      <span className={styles['buttons']}>
        <Button
          icon={<CopyIcon />}
          onClick={() => void copyText(carListOf(table), { copied: t('carsCopied'), refused: t('notCopied') })}
        >
          {t('copyCars')}
        </Button>
        <Button icon={<TableIcon />} onClick={save}>
          {t('saveCsv')}
        </Button>
      </span>
    </section>
  );
}

export function ShareDialog({ opened, onClose, link, table, onKeep, children }: ShareDialogProps) {
  const { t } = useTranslation('share');
  // A snapshot from when the dialog was opened; a live change would draw it again and again.
  const [shared, setShared] = useState(table);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setShared(table);
  }
  const picture = useMemo(() => tablePicture(shared), [shared]);
  return (
    <Dialog title={t('title')} opened={opened} onClose={onClose} width={560}>
      <div className={styles['parts']}>
        <LinkSection key={link} link={link} title={shared.title} onKeep={onKeep} />
        <PictureSection of={picture} alt={t('pictureOf', { title: shared.title })} />
        <TextPart table={shared} />
        {children}
      </div>
    </Dialog>
  );
}
