import { join } from 'node:path';
import { eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';
import { projections } from '#projections';
import { openReadStore, verifyView } from '#read-store';

/** The views of a data folder that differ from a replay of its log; its writers must have ended. */
export const viewsThatDiffer = async (folder: string): Promise<unknown[]> => {
  const eventStore = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  const readStore = await openReadStore({ url: `sqlite:${join(folder, 'views')}` });
  const found: unknown[] = [];
  for (const projection of projections) {
    const verified = await verifyView({ eventStore, readStore, projection, holder: 'test' });
    if (!verified?.equal) found.push({ view: projection.name, verified });
  }
  await readStore.close();
  await eventStore.close();
  return found;
};
