import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HistoryEntry, queue } from '#contracts';
import { useAct } from '../../lib/form/use-act.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { UndoIcon } from '../../ui/icons.ts';

/** Undoes a decision that still holds, once that is confirmed: its item waits again, and the entry stays. */
export function UndoEntry({ undo: params }: { undo: NonNullable<HistoryEntry['undo']> }) {
  const { t } = useTranslation(['history', 'common']);
  const [opened, setOpened] = useState(false);
  const act = useAct(async () => {
    await sendSignedIn(queue.reopen, { params });
    setOpened(false);
  });
  return (
    <span>
      <Button size="small" icon={<UndoIcon aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('common:undo')}
      </Button>
      <ConfirmDialog
        title={t('history:askUndo')}
        opened={opened}
        act={t('common:undo')}
        colour="red"
        busy={act.busy}
        onConfirm={() => act.run()}
        onClose={() => setOpened(false)}
      >
        <p>{t('history:undoHelp')}</p>
        <Refusal problem={act.problem} />
      </ConfirmDialog>
    </span>
  );
}
