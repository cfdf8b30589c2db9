import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { onSiteBack } from '../../lib/api/maintenance.ts';
import { isOffline, onConnectionBack } from '../../lib/live-views/connection.ts';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { asUnsaved, currentPending, usePendingLapTimes, wouldLosePending } from './pending-lap-times.ts';
import { resendFailed, restoreUnsent } from './submit-lap-time.ts';
import { useSending } from './use-sending.ts';

/**
 * Retries unsent times automatically: those of an earlier visit immediately, the others when the connection or the site
 * is back. If one still fails, a retry is offered; before losing one that cannot be stored, the user is asked.
 */
export function UnsentTimes() {
  const { t } = useTranslation(['compare', 'common']);
  const { retryAll } = useSending();
  usePendingLapTimes();
  useUnsaved(wouldLosePending());
  const resend = useEffectEvent(async () => {
    const saved = await resendFailed();
    if (saved > 0) showSnack({ kind: 'success', text: t('resent', { count: saved }) });
  });
  const offer = useEffectEvent(async () => {
    const earlier = restoreUnsent();
    // The connection may have come back before this was mounted.
    if (!isOffline()) await resend();
    if (earlier === 0) return;
    const count = [...currentPending().values()].filter(asUnsaved).length;
    if (count === 0) return;
    const action = { label: t('common:retry'), run: retryAll };
    showSnack({ kind: 'info', text: t('unsent', { count }), seconds: null, action });
  });
  useEffect(() => {
    void offer();
    const again = () => void resend();
    const ends = [onConnectionBack(again), onSiteBack(again)];
    return () => ends.forEach((end) => end());
  }, []);
  return null;
}
