import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session/use-session.ts';

const UnconfirmedStrip = lazy(async () => ({
  default: (await import('../../features/account-profile/unconfirmed-strip.tsx')).UnconfirmedStrip,
}));

/** Only who has yet to confirm an address needs the words of it. */
export function UnconfirmedLayer() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.confirmed) return null;
  return (
    <Suspense fallback={null}>
      <UnconfirmedStrip />
    </Suspense>
  );
}
