import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/**
 * How a navigation ended. `redirected`: elsewhere. `aborted`: something is unsent and the reader is asked first.
 * `cancelled`: another one began before it ended. `duplicated`: one is there already.
 */
export type Outcome = 'arrived' | 'redirected' | 'aborted' | 'cancelled' | 'duplicated';

/** As much of the router as is needed. */
export type Navigator = {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly blockers: ReadonlyMap<string, { readonly state: string }>;
  };
  navigate: (to: string) => Promise<void>;
};

let latest = 0;

const addressOf = ({ state: { location } }: Navigator): string => `${location.pathname}${location.search}`;

/** Goes to an address of this site and says how that ended. */
export async function goTo(router: Navigator, to: string): Promise<Outcome> {
  if (addressOf(router) === to) return 'duplicated';
  latest += 1;
  const mine = latest;
  await router.navigate(to);
  if (mine !== latest) return 'cancelled';
  if ([...router.state.blockers.values()].some(({ state }) => state === 'blocked')) return 'aborted';
  return router.state.location.pathname === to.split('?')[0] ? 'arrived' : 'redirected';
}

/** The same for a component; undefined outside of the site's router. */
export function useGoTo(): ((to: string) => Promise<Outcome>) | undefined {
  const context = use(DataRouterContext);
  if (!context) return undefined;
  return (to) => goTo(context.router, to);
}
