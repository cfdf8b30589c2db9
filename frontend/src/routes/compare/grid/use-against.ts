import { useGridView } from '../../../lib/deck/grid-view.ts';
import type { Against } from '../../../lib/deck/grid-view.ts';
import { useSession } from '../../../lib/session/use-session.ts';

/** What points count against here: a link that names the garage shows who has none the base car. */
export function useAgainst(): Against {
  const { against } = useGridView();
  const isSignedOut = useSession().status === 'signed-out';
  return against === 'garage' && isSignedOut ? 'car' : against;
}
