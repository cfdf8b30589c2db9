import { openSqliteEventStore } from '#event-store';
import { anEvent } from './kit.ts';

const [file = '', stream = '', count] = process.argv.slice(2);
const store = await openSqliteEventStore({ file, upcasters: {} });
console.log(await store.logId());
for (let n = 0; n < Number(count); n += 1) {
  const event = anEvent({ n });
  await store.append(stream, n === 0 ? 'no-stream' : n - 1, [event]);
  console.log(event.id);
}
await store.close();
