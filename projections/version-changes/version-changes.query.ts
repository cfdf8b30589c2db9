import { gameVersionRank } from '#racing';
import type { View } from '#read-store';
import type { VersionChangesDoc } from './version-changes.projection.ts';

/** Limit of game versions per response: more than there will be in a generation. */
export const MAX_VERSIONS = 500;

/** The newest released version; undefined before the first. */
export const newestGameVersion = async (view: View<VersionChangesDoc>): Promise<string | undefined> => {
  const order = { field: 'rank', descending: true };
  const { items } = await view.find({ where: { announced: true }, order, limit: 1 });
  return items[0]?.doc.gameVersion;
};

/**
 * The changes of each version, oldest first; with `after` and `upTo` only those later than the one, up to the other.
 */
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
