import { Suspense, useEffect } from 'react';
import { loaded, partOf } from '../../lib/part-of.ts';
import { useUnsentWait } from '../../lib/session/unsent-lap-times.ts';
import { whenIdle } from '../../lib/turns.ts';

const load = async () => (await import('../../features/submit-lap-time/unsent-times.tsx')).UnsentTimes;
const UnsentTimes = partOf(load);

/** On every page: times that wait are sent. It comes before it is needed, for then there may be no network to load it by. */
export function UnsentLayer() {
  const needed = useUnsentWait();
  useEffect(() => whenIdle(() => void loaded(load).catch(() => {})), []);
  return needed ? (
    <Suspense fallback={null}>
      <UnsentTimes />
    </Suspense>
  ) : null;
}
