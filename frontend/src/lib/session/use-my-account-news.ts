import { mutate } from 'swr';
import { useMountedView } from '../live-views/use-mounted-view.ts';
import { useSession } from './use-session.ts';

const ownAccount = { key: ['session'], channels: ['own-account'] };

/** A change of the user's role, tier or limits while the page is open shows without a reload. */
export function useMyAccountNews(): void {
  const signedIn = useSession().status === 'signed-in';
  useMountedView(signedIn ? ownAccount : null, { position: () => 0, revalidate: () => void mutate(['session']) });
}
