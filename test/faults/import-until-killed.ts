import { eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';
import { importHistory } from '../../apps/ops/src/import-history/import-history.ts';

const [file = '', path = ''] = process.argv.slice(2);
const store = await openEventStore({ url: `sqlite:${file}`, upcasters, eventTypes });
const now = '2026-03-01T12:00:00.000Z';
/** Prints how many cars are in the log, and only once they are. */
const onProgress = (cars: number): void => void process.stdout.write(`${cars}\n`);
const report = await importHistory({ store, path, now, onProgress });
await store.close();
process.stdout.write(`${JSON.stringify(report)}\n`);
