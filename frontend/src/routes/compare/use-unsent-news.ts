import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingLapTimes, wouldLosePending } from '../../features/submit-lap-time/pending-lap-times.ts';
import { restoreUnsent } from '../../features/submit-lap-time/submit-lap-time.ts';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

/** Times that an earlier visit typed and did not get saved are offered again; what cannot be kept is asked about. */
export function useUnsentNews(retryAll: () => void): void {
  const { t } = useTranslation(['compare', 'common']);
  usePendingLapTimes();
  useUnsaved(wouldLosePending());
  const offer = useEffectEvent(() => {
    const count = restoreUnsent();
    if (count === 0) return;
    const action = { label: t('common:retry'), run: retryAll };
    showSnack({ kind: 'info', text: t('unsent', { count }), seconds: null, action });
  });
  useEffect(() => offer(), []);
}
