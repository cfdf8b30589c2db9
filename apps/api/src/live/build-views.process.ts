import { once } from 'node:events';
import { eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';
import { projections } from '#projections';
import { buildMissingViews, openReadStore } from '#read-store';
import { HOLDER, type ProjectionsWorkerData, type ProjectionsWorkerMessage } from './projections-talk.ts';

// A process of its own, because the memory of a long build is freed when it ends. It never outlives its parent: the
// pipe between them breaks, and the build with it.
process.once('disconnect', () => process.exit(1));

const tell = (message: ProjectionsWorkerMessage) => process.send?.(message);

const [{ eventStoreUrl, readStoreUrl }] = (await once(process, 'message')) as [ProjectionsWorkerData];
const eventStore = await openEventStore({ url: eventStoreUrl, upcasters, eventTypes, readOnly: true });
const readStore = await openReadStore({ url: readStoreUrl });
await buildMissingViews({
  eventStore,
  readStore,
  projections,
  holder: HOLDER,
  signal: new AbortController().signal,
  onProgress: ({ name, position, head }) => tell({ kind: 'progress', view: name, position, head }),
});
await readStore.close();
await eventStore.close();
process.exit(0);
