import { Suspense, useEffect } from 'react';
import { loaded, partOf } from '../../lib/part-of.ts';
import { useUnsentWait } from '../../lib/session/unsent-lap-times.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { whenIdle } from '../../lib/turns.ts';

const load = async () => (await import('../../features/submit-lap-time/unsent-times.tsx')).UnsentTimes;
const UnsentTimes = partOf(load);

/**
 * On every page: times that wait are sent. To those who may send times it comes before it is needed, for then there may be
 * no network to load it by; the first load of visitors is spared it.
 */
export function UnsentLayer() {
  const needed = useUnsentWait();
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => (isSignedIn ? whenIdle(() => void loaded(load).catch(() => {})) : undefined), [isSignedIn]);
  return needed ? (
    <Suspense fallback={null}>
      <UnsentTimes />
    </Suspense>
  ) : null;
}
