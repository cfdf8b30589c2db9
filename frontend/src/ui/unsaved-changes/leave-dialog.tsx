import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

type LeaveQuestionProps = { onLeave: () => void; onStay: () => void };

export function LeaveDialog({ onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation('kit');
  return (
    <ConfirmDialog
      title={t('leave.title')}
      opened
      act={t('leave.go')}
      keep={t('leave.stay')}
      colour="red"
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{t('leave.unsaved')}</p>
    </ConfirmDialog>
  );
}
