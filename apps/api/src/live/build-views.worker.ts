import { parentPort, workerData } from 'node:worker_threads';
import { upcasters } from '#domain';
import { openEventStore } from '#event-store';
import { projections } from '#projections';
import { buildMissingViews, openReadStore } from '#read-store';
import { HOLDER, type ProjectionsWorkerData, say } from './projections-talk.ts';

// A thread of its own, because what a long build had in memory is given back when it ends. Any message stops it.
const { eventStoreUrl, readStoreUrl } = workerData as ProjectionsWorkerData;
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

const eventStore = await openEventStore({ url: eventStoreUrl, upcasters, readOnly: true });
const readStore = await openReadStore({ url: readStoreUrl });
try {
  await buildMissingViews({
    eventStore,
    readStore,
    projections,
    holder: HOLDER,
    signal: stop.signal,
    onProgress: ({ name, position, head }) => say({ kind: 'progress', view: name, position, head }),
  });
} finally {
  await readStore.close();
  await eventStore.close();
  // The port keeps the thread alive while it listens.
  parentPort?.close();
}
