import { parentPort, workerData } from 'node:worker_threads';
import { upcasters } from '#domain';
import { openEventStore } from '#event-store';
import { projections } from '#projections';
import { openReadStore, runProjections, type ViewChange } from '#read-store';

/** What the thread is started with. */
export type ProjectionsWorkerData = { readonly eventStoreUrl: string; readonly readStoreUrl: string };

/** What the thread tells; it is told but one thing, to stop, by any message. */
export type ProjectionsWorkerSays =
  | { readonly kind: 'progress'; readonly view: string; readonly position: number; readonly head: number }
  | { readonly kind: 'caught-up' }
  | { readonly kind: 'changes'; readonly changes: readonly ViewChange[] }
  | { readonly kind: 'advanced'; readonly views: readonly string[]; readonly position: number }
  | { readonly kind: 'trouble'; readonly view: string; readonly message: string };

/** One process works a folder, so the next start goes on under the same name at once. */
const HOLDER = 'api';

const say = (message: ProjectionsWorkerSays): void => parentPort?.postMessage(message);

const { eventStoreUrl, readStoreUrl } = workerData as ProjectionsWorkerData;
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

const eventStore = await openEventStore({ url: eventStoreUrl, upcasters, readOnly: true });
const readStore = await openReadStore({ url: readStoreUrl });
try {
  const { caughtUp, finished } = await runProjections({
    eventStore,
    readStore,
    projections,
    holder: HOLDER,
    signal: stop.signal,
    onChanges: (changes) => say({ kind: 'changes', changes }),
    onAdvance: (views, position) => say({ kind: 'advanced', views, position }),
    onProgress: ({ name, position, head }) => say({ kind: 'progress', view: name, position, head }),
    onTrouble: (view, { message }) => say({ kind: 'trouble', view, message }),
  });
  caughtUp.then(
    () => say({ kind: 'caught-up' }),
    () => undefined,
  );
  await finished;
} finally {
  await readStore.close();
  await eventStore.close();
  // The port keeps the thread alive while it listens.
  parentPort?.close();
}
