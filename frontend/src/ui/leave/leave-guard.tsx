import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

const ConfirmDialog = lazy(async () => ({ default: (await import('../dialog/confirm-dialog.tsx')).ConfirmDialog }));

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
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={t('leave.title')}
        opened
        act={t('leave.go')}
        keep={t('leave.stay')}
        colour="red"
        onConfirm={() => blocker.proceed()}
        onClose={() => blocker.reset()}
      >
        <p>{t('leave.unsaved')}</p>
      </ConfirmDialog>
    </Suspense>
  );
}
