import { mkdtempSync, openSync, closeSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EventStoreDamaged, EventStoreNewer, openEventStore, type Upcasters } from '#event-store';
import type { ActorId } from '#kernel';

const folder = mkdtempSync(join(tmpdir(), 'tdr-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE_BYTES = 4_096;
const open = (file: string, upcasters: Upcasters = {}) =>
  openEventStore({ url: `sqlite:${file}`, upcasters, eventTypes: 'any' });
const meta = { commandId: 'c', commandHash: 'h', actor: 'user-1' as ActorId, at: '2026-03-04T05:06:07.000Z' };

/** A log of 100 events over many pages, closed. */
const logOf = async (name: string, version = 1): Promise<string> => {
  const file = join(folder, `${name}.sqlite`);
  const store = await open(file);
  const events = Array.from({ length: 100 }, (_, n) => ({
    id: `e-${n}`,
    type: 'Noted',
    version,
    data: { text: 'x'.repeat(500) },
    meta,
  }));
  await store.append('cell-1', 'no-stream', events);
  await store.close();
  return file;
};

const write = (file: string, bytes: Buffer, at: number): void => {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, undefined, at);
  closeSync(handle);
};

const opening = async (file: string, upcasters?: Upcasters): Promise<unknown> => {
  try {
    const store = await open(file, upcasters);
    await store.close();
    return 'opened';
  } catch (error) {
    return error;
  }
};

describe('a log that is not to be worked on', () => {
  it('is damaged in a page: refused with what to do', async () => {
    const file = await logOf('page');
    write(file, Buffer.alloc(statSync(file).size - 4 * PAGE_BYTES, 0xa5), 4 * PAGE_BYTES);
    const error = await opening(file);
    expect(error).toBeInstanceOf(EventStoreDamaged);
    expect(String(error)).toMatch(/page\.sqlite is damaged \(.*ops restore/);
  });

  it('is no database at all: the same', async () => {
    const file = await logOf('none');
    writeFileSync(file, 'no database at all '.repeat(1_000));
    expect(await opening(file)).toBeInstanceOf(EventStoreDamaged);
  });

  it('has an event of a newer version than this program knows: refused by name', async () => {
    const file = await logOf('event', 2);
    const error = await opening(file);
    expect(error).toBeInstanceOf(EventStoreNewer);
    expect(String(error)).toContain('Noted of version 2, this program knows 1');
    expect(await opening(file, { Noted: { 1: (data) => data } })).toBe('opened');
  });

  it('has a newer format: refused by name', async () => {
    const file = await logOf('format');
    const log = new DatabaseSync(file);
    log.exec('PRAGMA user_version = 99');
    log.close();
    expect(await opening(file)).toBeInstanceOf(EventStoreNewer);
  });

  it('was begun before logs had a format: it gets one', async () => {
    const file = await logOf('older');
    const log = new DatabaseSync(file);
    log.exec('DROP TABLE shapes; PRAGMA user_version = 0');
    log.close();
    expect(await opening(file)).toBe('opened');
    expect(await opening(file)).toBe('opened');
  });
});
