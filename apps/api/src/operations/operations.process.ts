import { once } from 'node:events';
import { eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';
import { attend, readOperation, workOnViews } from '#operations';
import { openReadStore, tryLease } from '#read-store';
import { openFileVersions } from '#uploads';
import type { OperationJob } from './operation-process.ts';

// A process of its own, because the memory of a long rebuild is freed when it ends, and no page waits for it. It never
// outlives its parent: the pipe between them breaks, and the work with it.
process.once('disconnect', () => process.exit(1));

const [{ operationId, act, target, eventStoreUrl, readStoreUrl, dumps }] = (await once(process, 'message')) as [
  OperationJob,
];
const eventStore = await openEventStore({ url: eventStoreUrl, upcasters, eventTypes });
const readStore = await openReadStore({ url: readStoreUrl });
// A repeated command starts nothing twice, on any node.
const lease = await tryLease(readStore.leases, `operation:${operationId}`, String(process.pid) + operationId);
const { status } = await readOperation(eventStore, operationId);
if (lease && status !== 'ended') {
  const dumpFiles = dumps === undefined ? undefined : await openFileVersions(dumps);
  const stores = { eventStore, readStore, ...(dumpFiles && { dumpFiles }) };
  // The result is in the log.
  await attend(stores, operationId, (watching) => workOnViews(stores, { act, target }, watching)).catch(
    () => undefined,
  );
  dumpFiles?.close();
}
await lease?.release();
await readStore.close();
await eventStore.close();
process.exit(0);
