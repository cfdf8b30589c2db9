import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_BYTES_MAX, lapTimeTrust, uploads } from '#contracts';
import type { CellHistoryEntry } from '#contracts';
import { type UploadOptions, sendFile } from '../../lib/api/send-file.ts';
import type { Cell } from '../../lib/cell.ts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { withLoginPrompt } from '../../lib/session/while-signed-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { PhotoIcon } from '../../ui/icons.ts';
import { PictureForm } from '../../ui/upload/picture-form.tsx';
import { EvidencePicture } from '../../ui/trust/evidence-picture.tsx';
import styles from './cell-history.module.css';

const KINDS = ['.png', '.jpg', '.jpeg', '.webp'];

type EvidenceProps = { cell: Cell; entry: Pick<CellHistoryEntry, 'lapTimeId' | 'evidence' | 'allowed'> };

export function Evidence({ cell, entry: { lapTimeId, evidence, allowed } }: EvidenceProps) {
  const time = { ...cell, lapTimeId };
  const mayGive = allowed.includes('give-lap-time-evidence');
  const mayRemove = allowed.includes('remove-lap-time-evidence');
  if (evidence === undefined && !mayGive) return null;
  return (
    <span className={styles['evidence']}>
      {evidence === undefined ? null : <EvidencePicture file={evidence} />}
      {mayGive ? <GiveEvidence time={time} again={evidence !== undefined} /> : null}
      {mayRemove ? <RemoveEvidence time={time} own={mayGive} /> : null}
    </span>
  );
}

type OneTime = Cell & { readonly lapTimeId: string };

function GiveEvidence({ time, again }: { time: OneTime; again: boolean }) {
  const { t } = useTranslation('photos');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const label = t('evidence.add');
  const send = async (file: File, way: UploadOptions): Promise<boolean> => {
    const kept = await withLoginPrompt(() => sendFile(uploads.keep, { body: file }, way));
    if (!kept || way.signal.aborted) return false;
    await sendAuthenticated(lapTimeTrust.giveEvidence, { params: time, body: { file: kept.name } });
    return true;
  };
  return (
    <>
      <Button size="small" variant="ghost" icon={<PhotoIcon aria-hidden="true" />} onClick={() => setOpened(true)}>
        {again ? t('evidence.replace') : label}
      </Button>
      <Dialog title={label} opened={opened} onClose={close} width={480}>
        {opened ? (
          <PictureForm
            words={{
              label,
              file: t('form.file'),
              missing: t('form.missing'),
              preview: t('evidence.alt'),
              act: t('form.act'),
              acting: t('form.acting'),
              checking: t('form.checking'),
              sent: t('evidence.sent'),
            }}
            rules={[t('evidence.clear'), t('evidence.seen'), t('evidence.private')]}
            kinds={KINDS}
            mostBytes={FILE_BYTES_MAX}
            send={send}
            onSent={close}
          />
        ) : null}
      </Dialog>
    </>
  );
}

function RemoveEvidence({ time: params, own }: { time: OneTime; own: boolean }) {
  const { t } = useTranslation('photos');
  const [opened, setOpened] = useState(false);
  const act = useAction(async () => {
    await sendAuthenticated(own ? lapTimeTrust.removeEvidence : lapTimeTrust.dropEvidence, { params });
    setOpened(false);
  });
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpened(true)}>
        {t('evidence.remove')}
      </Button>
      <ConfirmDialog
        title={t('evidence.ask')}
        opened={opened}
        act={t('evidence.remove')}
        colour="red"
        busy={act.busy}
        onConfirm={() => act.run()}
        onClose={() => setOpened(false)}
      >
        <p>{t('evidence.askHelp')}</p>
        <Refusal problem={act.problem} />
      </ConfirmDialog>
    </>
  );
}
