import { gameVersionRank } from '#racing';
import type { View } from '#read-store';
import type { VersionChangesDoc } from './version-changes.projection.ts';

/** Versions of the game that an answer may hold: more than there will be in a generation. */
export const MAX_VERSIONS = 500;

/** What each version brought, oldest first; with `after` and `upTo` only those later than the one, up to the other. */
export const gameVersionsOf = async (
  view: View<VersionChangesDoc>,
  between?: { readonly after: string; readonly upTo: string },
): Promise<{ position: number; items: readonly VersionChangesDoc[] }> => {
  const position = await view.position();
  const bounds = between && { from: gameVersionRank(between.after) + 1, to: gameVersionRank(between.upTo) };
  const page = await view.find({
    range: { field: 'rank', ...bounds },
    order: { field: 'rank' },
    limit: MAX_VERSIONS,
  });
  return { position, items: page.items.map(({ doc }) => doc) };
};
