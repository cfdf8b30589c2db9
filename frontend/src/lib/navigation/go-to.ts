import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/**
 * How a navigation ended. `redirected`: elsewhere. `aborted`: something is unsent and the user is asked first.
 * `cancelled`: another one started before it ended. `duplicated`: already there.
 */
export type Outcome = 'arrived' | 'redirected' | 'aborted' | 'cancelled' | 'duplicated';

type Place = { readonly pathname: string; readonly search: string; readonly key: string; readonly state: unknown };

export type Navigator = {
  readonly state: {
    readonly location: Place;
    readonly navigation: { readonly location?: Place | undefined };
    readonly blockers: ReadonlyMap<string, { readonly state: string }>;
  };
  subscribe: (changed: (state: Navigator['state']) => void) => () => void;
  navigate: (to: string) => Promise<void>;
};

const addressOf = ({ state: { location } }: Navigator): string => `${location.pathname}${location.search}`;

/** The router's own mark: a redirect belongs to the navigation that it continues. */
const isRedirect = (state: unknown): boolean => typeof state === 'object' && state !== null && '_isRedirect' in state;

/** Navigates; true when another navigation started before the end: by a link, by Back, by another call. */
async function isOvertaken(router: Navigator, to: string): Promise<boolean> {
  const { location, navigation } = router.state;
  const before = new Set([location.key, navigation.location?.key]);
  let mine: string | undefined;
  let overtaken = false;
  const stop = router.subscribe((now) => {
    const { key, state } = now.navigation.location ?? now.location;
    if (mine === undefined && before.has(key)) return;
    if (mine === undefined || isRedirect(state)) mine = key;
    overtaken ||= key !== mine;
  });
  await router.navigate(to);
  stop();
  return overtaken;
}

export async function goTo(router: Navigator, to: string): Promise<Outcome> {
  if (addressOf(router) === to) return 'duplicated';
  if (await isOvertaken(router, to)) return 'cancelled';
  if ([...router.state.blockers.values()].some(({ state }) => state === 'blocked')) return 'aborted';
  return router.state.location.pathname === to.split('?')[0] ? 'arrived' : 'redirected';
}

/** The same for a component; undefined outside of the site's router. */
export function useGoTo(): ((to: string) => Promise<Outcome>) | undefined {
  const context = use(DataRouterContext);
  if (!context) return undefined;
  return (to) => goTo(context.router, to);
}
