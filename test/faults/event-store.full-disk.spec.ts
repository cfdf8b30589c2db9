import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ActorId } from '#kernel';
import { type EventStore, EventStoreUnavailable, type NewEvent, openSqliteEventStore } from '#event-store';
import { ring } from '#test/ring';
import { mountSmallDisk, unmount } from '#test/small-disk';

const large = (): NewEvent => {
  const id = randomUUID();
  const meta = { commandId: id, commandHash: id, actor: 'user-1' as ActorId, at: '2026-03-04T05:06:07.000Z' };
  return { id, type: 'LapTimeNoted', data: { text: 'x'.repeat(20_000) }, meta };
};

/** Appends, from several writers in parallel, then from one, until the store refuses; returns the accepted events. */
const fill = async (store: EventStore): Promise<Map<string, string>> => {
  const acknowledged = new Map<string, string>();
  const write = async (): Promise<void> => {
    for (let n = 0; n < 1_000; n += 1) {
      const [stream, event] = [`cell-${randomUUID()}`, large()];
      await store.append(stream, 'no-stream', [event]);
      acknowledged.set(stream, event.id);
    }
  };
  const untilFull = () => expect(write()).rejects.toBeInstanceOf(EventStoreUnavailable);
  await Promise.all([untilFull(), untilFull(), untilFull(), untilFull()]);
  await untilFull();
  return acknowledged;
};

const expectExactly = async (store: EventStore, acknowledged: ReadonlyMap<string, string>): Promise<void> => {
  const { events } = await store.readAll(0, 100_000);
  expect(new Map(events.map((event) => [event.stream, event.id]))).toEqual(acknowledged);
};

const expectSound = (file: string): void => {
  const log = new DatabaseSync(file, { readOnly: true });
  expect(log.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  log.close();
};

describe('a bounded file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-bounded-'));
  const file = join(folder, 'log.sqlite');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('refuses what does not fit, keeps the rest, and goes on when the bound is raised', async () => {
    const store = await openSqliteEventStore({ file, upcasters: {}, maxPageCount: 200 });
    const acknowledged = await fill(store);
    expect(acknowledged.size).toBeGreaterThan(10);
    await expectExactly(store, acknowledged);
    await expect(store.append('cell-again', 'no-stream', [large()])).rejects.toBeInstanceOf(EventStoreUnavailable);
    await store.close();

    const roomy = await openSqliteEventStore({ file, upcasters: {} });
    await expectExactly(roomy, acknowledged);
    expect(await roomy.append('cell-again', 'no-stream', [large()])).toMatchObject({ revision: 0 });
    await roomy.close();
    expectSound(file);
  });
});

ring('a full disk', mountSmallDisk(4), (disk) => {
  const file = join(disk, 'log.sqlite');
  afterAll(() => unmount(disk));

  it('refuses what does not fit, keeps what was acknowledged, and recovers when there is room', async () => {
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(1024 * 1024));
    const store = await openSqliteEventStore({ file, upcasters: {} });
    const acknowledged = await fill(store);
    expect(acknowledged.size).toBeGreaterThan(10);
    await expectExactly(store, acknowledged);

    rmSync(ballast);
    for (let n = 0; n < 5; n += 1) {
      const event = large();
      await store.append(`cell-after-${n}`, 'no-stream', [event]);
      acknowledged.set(`cell-after-${n}`, event.id);
    }
    await expectExactly(store, acknowledged);
    await store.close();
    const again = await openSqliteEventStore({ file, upcasters: {} });
    await expectExactly(again, acknowledged);
    await again.close();
    expectSound(file);
  });
});
