import { siteMap } from '../site-map.ts';
import type { RouteName, SiteRoute } from '../site-map.ts';

/** An entry of the top menu. `seen` is the local flag that ends its "new" marker. */
export type TopEntry = { name: MenuName; path: string; also: readonly string[]; seen?: string };

const order = [
  'Compare',
  'Challenges',
  'Events',
  'Clubs',
  'Cars',
  'MainCharts',
  'Packs',
  'Timeline',
  'Community',
  'Stuff',
] as const satisfies readonly RouteName[];
export type MenuName = (typeof order)[number];

/** Addresses on which an entry is active in addition to its own. */
const also: Partial<Record<MenuName, readonly string[]>> = { Compare: ['/'] };
const seen: Partial<Record<MenuName, string>> = { Stuff: 'changes_v27' };

/** The specification's entries in its order, those whose page exists. */
export function topEntries(routes: readonly SiteRoute[] = siteMap): TopEntry[] {
  return order.flatMap((name) => {
    const route = routes.find((one) => one.name === name);
    const path = route?.page ? route.paths[0] : undefined;
    if (path === undefined) return [];
    const flag = seen[name];
    return [{ name, path, also: also[name] ?? [], ...(flag === undefined ? {} : { seen: flag }) }];
  });
}

export const isActive = ({ path, also: others }: TopEntry, pathname: string): boolean =>
  path === pathname || others.includes(pathname);
