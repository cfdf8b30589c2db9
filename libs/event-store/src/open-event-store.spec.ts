import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreUnavailable } from './event-store.ts';
import { openEventStore } from './open-event-store.ts';

describe('opening an event store by its URL', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tdr-open-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes a SQLite log, its folder included, and finds it again', async () => {
    const url = `sqlite:${join(folder, 'a', 'log.sqlite')}`;
    const store = await openEventStore({ url, upcasters: {}, eventTypes: 'any' });
    const id = await store.logId();
    const reader = await openEventStore({ url, upcasters: {}, eventTypes: 'any', readOnly: true });
    expect(await reader.logId()).toBe(id);
    await expect(reader.append('cell-a', 'no-stream', [])).rejects.toBeInstanceOf(EventStoreUnavailable);
    await reader.close();
    await store.close();
  });

  it('is empty when it is new, though the log holds its own first event', async () => {
    const store = await openEventStore({
      url: `sqlite:${join(folder, 'log.sqlite')}`,
      upcasters: {},
      eventTypes: 'any',
    });
    expect(await store.head()).toBe(0);
    expect(await store.readAll(0, 10)).toEqual({ events: [], position: 0 });
    await store.close();
  });

  it('says that a file is not a log', async () => {
    const opening = openEventStore({ url: `sqlite:${folder}`, upcasters: {}, eventTypes: 'any' });
    await expect(opening).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  it('refuses other kinds of URL by their name, without what may be secret in them', async () => {
    const opening = openEventStore({ url: 'postgres://user:secret@host', upcasters: {}, eventTypes: 'any' });
    await expect(opening).rejects.toThrow(/^no event store for postgres: URLs$/);
  });
});
