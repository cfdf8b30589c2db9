import { lazy, Suspense, useEffect } from 'react';
import { onConnectionBack } from '../../lib/live-views/connection.ts';
import { useUnsentWait } from '../../lib/session/unsent-lap-times.ts';
import { whenIdle } from '../../lib/turns.ts';
import type { UnsentTimes as Sending } from '../../features/submit-lap-time/unsent-times.tsx';

const connectionBack = () =>
  new Promise<void>((resolve) => {
    const end = onConnectionBack(() => {
      end();
      resolve();
    });
  });

/** Asked for again with each connection: without a network it does not come. */
const load = async (): Promise<{ default: typeof Sending }> => {
  try {
    return { default: (await import('../../features/submit-lap-time/unsent-times.tsx')).UnsentTimes };
  } catch {
    await connectionBack();
    return load();
  }
};
const UnsentTimes = lazy(load);

/** On every page: times that wait are sent. It comes before it is needed, for then there may be no network to load it by. */
export function UnsentLayer() {
  const needed = useUnsentWait();
  useEffect(() => whenIdle(() => void load()), []);
  return needed ? (
    <Suspense fallback={null}>
      <UnsentTimes />
    </Suspense>
  ) : null;
}
