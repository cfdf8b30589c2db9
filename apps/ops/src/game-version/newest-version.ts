import type { GameVersionReleased } from '#domain';
import type { EventStore } from '#event-store';
import { versionChanges } from '#projections/version-changes/version-changes.projection';
import { newestGameVersion } from '#projections/version-changes/version-changes.query';
import { compareGameVersions } from '#racing';
import type { ReadStore } from '#read-store';

const released: ReadonlySet<string> = new Set<GameVersionReleased['type']>(['GameVersionReleased']);

/**
 * The newest released game version: from the view, and from the log after its position, as no server may run. Undefined
 * before the first.
 */
export const newestVersion = async (eventStore: EventStore, readStore: ReadStore): Promise<string | undefined> => {
  const view = readStore.view(versionChanges);
  let after = await view.position();
  const known = after === 0 ? undefined : await newestGameVersion(view);
  const said = known === undefined ? [] : [known];
  for (const head = await eventStore.head(); after < head;) {
    const batch = await eventStore.readAll(after, 1_000, released);
    said.push(...(batch.events as unknown as readonly GameVersionReleased[]).map(({ data }) => data.gameVersion));
    after = batch.position;
  }
  return said.toSorted(compareGameVersions).at(-1);
};
