import { mutate } from 'swr';
import { useMountedView } from '../live-views/use-mounted-view.ts';
import { useSession } from './use-session.ts';

const ownAccount = { key: ['session'], channels: ['own-account'] };

/** A role, a tier or a limit that somebody gave or took while the page is open shows without loading it again. */
export function useOwnAccountNews(): void {
  const signedIn = useSession().status === 'signed-in';
  useMountedView(signedIn ? ownAccount : null, { position: () => 0, revalidate: () => void mutate(['session']) });
}
