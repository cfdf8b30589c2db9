import { useGridView } from '../../../lib/deck/grid-view.ts';
import type { Against } from '../../../lib/deck/grid-view.ts';
import { useSession } from '../../../lib/session/use-session.ts';

/** The reference for points here: a link that names the garage shows a logged-out user the base car. */
export function useAgainst(): Against {
  const { against } = useGridView();
  const isSignedOut = useSession().status === 'signed-out';
  return against === 'garage' && isSignedOut ? 'car' : against;
}
