import { Suspense, useEffect } from 'react';
import { loaded, lazyComponent } from '../../lib/lazy-component.ts';
import { useUnsentWait } from '../../lib/session/unsent-lap-times.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { whenIdle } from '../../lib/scheduling.ts';

const load = async () => (await import('../../features/submit-lap-time/unsent-times.tsx')).UnsentTimes;
const UnsentTimes = lazyComponent(load);

/**
 * On every page: sends pending times. Users who may send times load it before it is needed, since later there may be no
 * network to load it; the first load of visitors omits it.
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
