import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';
import { formerViews, projections } from '#projections';
import { dropFormerViews, openReadStore, runProjections } from '#read-store';
import { openTraces, traceViews } from '#telemetry';
import { HOLDER, type ProjectionsWorkerData, sendMessage } from './projections-talk.ts';

/** Requests take priority over projections. On Linux this affects only this thread, elsewhere the whole process. */
const GIVING_WAY = 5;
if (process.platform === 'linux') setPriority(GIVING_WAY);

const { eventStoreUrl, readStoreUrl, tracesUrl } = workerData as ProjectionsWorkerData;
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

const eventStore = await openEventStore({ url: eventStoreUrl, upcasters, eventTypes, readOnly: true });
const readStore = await openReadStore({ url: readStoreUrl });
const traces = tracesUrl === undefined ? undefined : await openTraces(tracesUrl, 'tdr-projections');
try {
  const { caughtUp, finished } = await runProjections({
    eventStore,
    readStore,
    projections,
    holder: HOLDER,
    signal: stop.signal,
    onChanges: (changes) => sendMessage({ kind: 'changes', changes: JSON.stringify(changes) }),
    onAdvance: (views, position) => sendMessage({ kind: 'advanced', views, position }),
    onFolded: traces && traceViews(traces),
    onProgress: ({ name, position, head }) => sendMessage({ kind: 'progress', view: name, position, head }),
    onTrouble: (view, { message }) => sendMessage({ kind: 'trouble', view, message }),
  });
  let dropping: Promise<unknown> | undefined;
  const beCaughtUp = (): Promise<unknown> => {
    sendMessage({ kind: 'caught-up' });
    // They only take room: the next start tries again.
    return dropFormerViews({ readStore, projections, formerViews, holder: HOLDER }).catch(() => undefined);
  };
  caughtUp.then(
    () => (dropping = beCaughtUp()),
    () => undefined,
  );
  await finished;
  await dropping;
} finally {
  await traces?.close().catch(() => undefined);
  await readStore.close();
  await eventStore.close();
  // The port keeps the thread alive while it listens.
  parentPort?.close();
}
