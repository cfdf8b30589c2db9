import { lazy, Suspense, useEffect } from 'react';
import { useUnsentWait } from '../../lib/session/unsent-lap-times.ts';
import { whenIdle } from '../../lib/turns.ts';

const load = async () => ({ default: (await import('../../features/submit-lap-time/unsent-times.tsx')).UnsentTimes });
const UnsentTimes = lazy(load);

/** On every page: times that wait are sent. It comes before it is needed, for then there may be no network to load it by. */
export function UnsentLayer() {
  const needed = useUnsentWait();
  // Should it fail, it is asked for again when a time waits.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return needed ? (
    <Suspense fallback={null}>
      <UnsentTimes />
    </Suspense>
  ) : null;
}
