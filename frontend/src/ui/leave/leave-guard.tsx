import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

/** Asks before a page with unsent work is left: by the browser's own question, or by ours within the site. */
export function LeaveGuard({ blocked }: { blocked: boolean }) {
  const { t } = useTranslation('kit');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => blocked && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!blocked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [blocked]);
  return (
    <ConfirmDialog
      title={t('leave.title')}
      opened={blocker.state === 'blocked'}
      act={t('leave.go')}
      keep={t('leave.stay')}
      colour="red"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{t('leave.unsaved')}</p>
    </ConfirmDialog>
  );
}
