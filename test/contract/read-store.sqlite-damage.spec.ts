import { readdirSync, statSync, writeFileSync, openSync, closeSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { anyProjection, openReadStore, rebuildView } from '#read-store';
import { openTemporaryEventStore, openTemporaryReadStore } from '#test/temporary-stores';
import { move, type OpenedStores, start, totals } from './runner/kit.ts';

const PAGE_BYTES = 4_096;

describe('a damaged file of the views', () => {
  let stores: OpenedStores & { readonly folder: string };
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const [views, log] = [await openTemporaryReadStore(), await openTemporaryEventStore()];
    stops.push(views.stop, log.stop);
    stores = { eventStore: log.store, readStore: views.store, another: views.another, folder: views.folder };
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  /** A view with documents on many pages, whose file no process has open. */
  const built = async () => {
    const { eventStore, folder } = stores;
    const view = totals();
    const [first, last] = [`${view.name}-first`, `${view.name}-last`];
    const keys = [first, ...Array.from({ length: 400 }, (_, n) => `${view.name}-${n}`), last];
    const readStore = await openReadStore({ url: `sqlite:${folder}` });
    const running = await start({ eventStore, readStore, views: [view] });
    await running.reached(view, await move(eventStore, keys));
    await running.stop();
    await readStore.close();
    const file = readdirSync(folder).find((name) => name.startsWith(`${view.name}.`) && name.endsWith('.sqlite')) ?? '';
    return { view, first, last, file: join(folder, file) };
  };

  const sums = async (view: ReturnType<typeof totals>, keys: readonly string[]) => {
    const stored = await stores.readStore.view(view).getMany(keys.map((key) => `${view.name}/${key}`));
    return keys.map((key) => stored.get(`${view.name}/${key}`)?.doc.total);
  };

  /** Damages everything but the first page: the file still opens normally. */
  const damagePages = (file: string): void => {
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(statSync(file).size - PAGE_BYTES, 0xa5), 0, undefined, PAGE_BYTES);
    closeSync(handle);
  };

  const dropTables = (file: string): void => {
    const database = new DatabaseSync(file);
    database.exec('DROP TABLE checkpoint; DROP TABLE documents; DROP TABLE parked');
    database.close();
  };

  it.each([
    ['pages', damagePages],
    ['a whole file', (file: string) => writeFileSync(file, 'no database at all '.repeat(1_000))],
    ['an empty file', (file: string) => writeFileSync(file, '')],
    ['a file without its tables', dropTables],
  ])('is found at a start, named and built again: %s', async (_, damage) => {
    const { eventStore, readStore } = stores;
    const { view, file, first, last } = await built();
    damage(file);
    const running = await start({ eventStore, readStore, views: [view] });
    await running.caughtUp;
    await running.reached(view, await move(eventStore, first));
    expect(running.troubles).toContain('ViewDamaged');
    expect(await sums(view, [first, last])).toEqual([2, 1]);
    await running.stop();
  });

  it('is built again by a runner that never met the damage itself, when a reader has', async () => {
    const { eventStore, readStore } = stores;
    const { view, file, last } = await built();
    const running = await start({ eventStore, readStore, views: [view], leaseMs: 300 });
    await running.caughtUp;
    const before = running.progress.length;
    damagePages(file);
    const { folder } = stores;
    const reader = await openReadStore({ url: `sqlite:${folder}` });
    await expect(reader.view(view).find({ limit: 500 })).rejects.toThrow(
      /^view totals-.*\.v1 was damaged \(.*\) and is built again from the log$/,
    );
    await reader.close();
    await running.told(
      ({ view: told, position }) => told === view.name && position > 0 && running.progress.length > before,
    );
    expect(await sums(view, [last])).toEqual([1]);
    await running.stop();
  });

  it.each([
    ['pages', damagePages],
    ['an empty file', (file: string) => writeFileSync(file, '')],
    ['a file without its tables', dropTables],
  ])('is built again by hand: %s', async (_, damage) => {
    const { eventStore, readStore } = stores;
    const { view, file, last } = await built();
    damage(file);
    const rebuilt = await rebuildView({ eventStore, readStore, projection: anyProjection(view) });
    expect(rebuilt).toMatchObject({ position: await eventStore.head(), comparison: undefined });
    expect(await sums(view, [last])).toEqual([1]);
  });

  it('says what to do where it is the registry', async () => {
    const { stop, folder, store } = await openTemporaryReadStore();
    await store.close();
    writeFileSync(join(folder, 'registry.sqlite'), 'no database at all '.repeat(1_000));
    await expect(openReadStore({ url: `sqlite:${folder}` })).rejects.toThrow(
      /registry\.sqlite is damaged .*remove the folder/,
    );
    await stop().catch(() => undefined);
  });
});
