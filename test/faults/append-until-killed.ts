import { randomUUID } from 'node:crypto';
import type { ActorId } from '#kernel';
import { openSqliteEventStore } from '#event-store';

const [file = '', round = '', writers = '8'] = process.argv.slice(2);
const store = await openSqliteEventStore({ file, upcasters: {} });

/** Appends one or two events at a time until it is killed; prints each acknowledged event, and only then. */
const writeFor = async (stream: string): Promise<never> => {
  for (let revision = -1; ;) {
    const events = Array.from({ length: 1 + (Math.abs(revision) % 2) }, () => {
      const id = randomUUID();
      const meta = { commandId: id, commandHash: id, actor: 'user-1' as ActorId, at: '2026-03-04T05:06:07.000Z' };
      return { id, type: 'LapTimeNoted', data: { text: 'x'.repeat(300) }, meta };
    });
    const appended = await store.append(stream, revision < 0 ? 'no-stream' : revision, events);
    for (const [index, { id }] of events.entries()) process.stdout.write(`${stream} ${revision + 1 + index} ${id}\n`);
    revision = appended.revision;
  }
};

await Promise.all(Array.from({ length: Number(writers) }, (_, n) => writeFor(`cell-round${round}-writer${n}`)));
