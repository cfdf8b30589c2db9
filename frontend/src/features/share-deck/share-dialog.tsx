import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { CopyIcon, LinkIcon, SavedIcon, ShareIcon, TableIcon } from '../../ui/icons.ts';
import { PicturePart } from './picture-part.tsx';
import styles from './share-dialog.module.css';
import { carListOf, csvOf } from './shared-table.ts';
import type { SharedTable } from './shared-table.ts';

type ShareDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** The address that shows the same, with the whole view of it. */
  link: string;
  table: SharedTable;
  /** Goes to where it can be kept under a name. */
  onKeep: () => void;
};

/** The address, to be copied or given to another program of the device. */
function LinkPart({ link, title, onKeep }: { link: string; title: string; onKeep: () => void }) {
  const { t } = useTranslation(['share', 'compare']);
  const data = { title, url: link };
  // What was not sent was called off by whoever holds the device.
  const hand = () => void navigator.share(data).catch(() => undefined);
  return (
    <section className={styles['part']} aria-label={t('link')}>
      <Field
        label={t('link')}
        icon={<LinkIcon aria-hidden="true" />}
        readOnly
        value={link}
        help={t('linkHelp')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <span className={styles['buttons']}>
        <Button
          look="main"
          icon={<CopyIcon />}
          onClick={() => void copyText(link, { copied: t('compare:linkCopied'), refused: t('notCopied') })}
        >
          {t('copyLink')}
        </Button>
        <Button icon={<SavedIcon />} onClick={onKeep}>
          {t('keep')}
        </Button>
        {'share' in navigator ? (
          <Button icon={<ShareIcon />} onClick={hand}>
            {t('hand')}
          </Button>
        ) : null}
      </span>
    </section>
  );
}

/** Cars and times for other programs. */
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

/** Gives what is compared to others: as an address, a picture, a list of its cars, a table. */
export function ShareDialog({ opened, onClose, link, table, onKeep }: ShareDialogProps) {
  const { t } = useTranslation('share');
  // It was drawn for what was compared when the dialog was opened; a live change would draw it again and again.
  const [shared, setShared] = useState(table);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setShared(table);
  }
  return (
    <Dialog title={t('title')} opened={opened} onClose={onClose} width={560}>
      <div className={styles['parts']}>
        <LinkPart link={link} title={shared.title} onKeep={onKeep} />
        <PicturePart table={shared} />
        <TextPart table={shared} />
      </div>
    </Dialog>
  );
}
