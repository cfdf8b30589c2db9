import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { history, type HistoryEntry, type ItemHistory } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { UndoIcon } from '../../ui/icons.ts';

/** Undoes an action that is still in effect, after confirmation, by another action: the entry stays. */
export function UndoEntry({ entry: { id: entryId, undo } }: { entry: HistoryEntry }) {
  const { t } = useTranslation(['history', 'common']);
  const { kind, itemId } = useParams<{ kind: ItemHistory['kind']; itemId: string }>();
  const [opened, setOpened] = useState(false);
  const act = useAction(async () => {
    if (kind === undefined || itemId === undefined) return;
    await sendAuthenticated(history.undo, { params: { kind, itemId, entryId } });
    setOpened(false);
  });
  return (
    <span>
      <Button size="small" icon={<UndoIcon aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('common:undo')}
      </Button>
      <ConfirmDialog
        title={t(undo === 'review' ? 'history:askUndo' : 'history:askUndoAct')}
        opened={opened}
        act={t('common:undo')}
        colour="red"
        busy={act.busy}
        onConfirm={() => act.run()}
        onClose={() => setOpened(false)}
      >
        <p>{t(undo === 'review' ? 'history:undoHelp' : 'history:undoActHelp')}</p>
        <Refusal problem={act.problem} />
      </ConfirmDialog>
    </span>
  );
}
