import { Suspense } from 'react';
import { useSession } from '../../lib/session/use-session.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';

const UnconfirmedStrip = lazyComponent(
  async () => (await import('../../features/account-profile/unconfirmed-strip.tsx')).UnconfirmedStrip,
);

/** Only users with an unconfirmed email address need its texts. */
export function UnconfirmedLayer() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.confirmed) return null;
  return (
    <Suspense fallback={null}>
      <UnconfirmedStrip />
    </Suspense>
  );
}
