import { anyProjection, buildMissingViews, NothingStaged, rebuildView, switchView, verifyView } from '#read-store';
import { until } from '#test/eventually';
import { clear, contents, move, type OpenedStores, start, totals } from './kit.ts';

export const rebuildingContract = (opened: () => OpenedStores): void => {
  describe('a rebuild', () => {
    it('goes on beside writes and reads, switches in one step, and changes no content', async () => {
      const { eventStore, readStore, another } = opened();
      const view = totals();
      const projection = anyProjection(view);
      const running = await start({ eventStore, readStore, views: [view] });
      await running.caughtUp;
      const keys = Array.from({ length: 30 }, (_, n) => `k${n}`);
      let filled = 0;
      for (const key of keys) filled = await move(eventStore, key, 1);
      await running.reached(view, filled);
      const other = await another();
      const busy = { now: true };
      const writing = (async () => {
        let position = 0;
        for (let n = 1; busy.now; n += 1) {
          position = await move(eventStore, keys[n % keys.length] ?? 'k0', 1);
          // As fast as the view can follow: the log is shared with the following tests.
          if (n % 10 === 0) await running.reached(view, position);
        }
        return position;
      })();
      let [reads, seen] = [0, 0];
      const reading = (async () => {
        const read = other.view(view);
        for (; busy.now; reads += 1) {
          const position = await read.position();
          expect(position).toBeGreaterThanOrEqual(seen);
          seen = position;
          expect((await read.getMany(keys.map((key) => `${view.name}/${key}`))).size).toBe(30);
          await new Promise(setImmediate);
        }
      })();
      const rebuilding = (async () => {
        for (let round = 0; round < 3; round += 1) {
          const { comparison } = await rebuildView({ eventStore, readStore: other, projection, batchSize: 50 });
          expect(comparison).toMatchObject({ equal: true });
          expect(comparison?.liveHash).toBe(comparison?.replayedHash);
        }
      })();
      // Whichever ends or fails first ends the others.
      await Promise.race([rebuilding, reading, writing]).finally(() => (busy.now = false));
      const [, , last] = await Promise.all([rebuilding, reading, writing]);
      expect(reads).toBeGreaterThan(3);
      await running.reached(view, last);
      await running.reached(view, await move(eventStore, 'k0', 1));
      expect(await verifyView({ eventStore, readStore: other, projection })).toMatchObject({ equal: true });
      expect(running.changes.some(({ channel, keys: told }) => channel === '*' && told === '*')).toBe(true);
      await running.stop();
      await other.close();
    }, 90_000);

    it('of the views that are missing leaves the others as they are', async () => {
      const { eventStore, readStore } = opened();
      const [built, missing] = [totals(), totals()];
      await rebuildView({ eventStore, readStore, projection: anyProjection(built) });
      await move(eventStore, 'k0', 1);
      const before = await readStore.writer(anyProjection(built)).checkpoint();
      const told: string[] = [];
      const projections = [anyProjection(built), anyProjection(missing)];
      const options = { eventStore, readStore, projections, holder: 'builder', signal: new AbortController().signal };
      await buildMissingViews({ ...options, onProgress: ({ name }) => told.push(name) });
      expect(new Set(told)).toEqual(new Set([missing.name]));
      expect(await readStore.writer(anyProjection(built)).checkpoint()).toEqual(before);
      const { position } = (await readStore.writer(anyProjection(missing)).checkpoint())!;
      expect(position).toBeGreaterThan(before!.position);
      expect(await verifyView({ eventStore, readStore, projection: anyProjection(missing) })).toMatchObject({
        equal: true,
      });
    });

    it('folds right in a cache that is far too small', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const projection = anyProjection(view);
      for (let n = 0; n < 60; n += 1) await move(eventStore, [`k${n % 7}`, `k${n % 11}`], n);
      await rebuildView({ eventStore, readStore, projection, cachedDocuments: 2, batchSize: 3 });
      const small = await contents(readStore, view);
      const { comparison } = await rebuildView({ eventStore, readStore, projection });
      expect(comparison).toMatchObject({ equal: true, documents: expect.any(Number) });
      expect(await contents(readStore, view)).toEqual(small);
    });

    it('repairs a view, and says that it differed', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const projection = anyProjection(view);
      const position = await move(eventStore, 'repaired', 5);
      await rebuildView({ eventStore, readStore, projection });
      const writer = readStore.writer(projection);
      const key = `${view.name}/repaired`;
      const { doc, position: at } = (await writer.load([key])).get(key)!;
      // A possible result of a bug in an earlier release: other content at the right position.
      const side = await writer.beginSide();
      const documents = (await writer.page(undefined, 10_000)).map((stored) =>
        stored.key === key ? { ...stored, doc: { total: -1, steps: 1 } } : stored,
      );
      await side.write({ documents, parked: [], checkpoint: (await writer.checkpoint())! });
      await side.makeIndexes();
      await side.becomeLive();
      expect(await contents(readStore, view)).toMatchObject({ repaired: -1 });

      const verified = await verifyView({ eventStore, readStore, projection });
      expect(verified).toMatchObject({
        equal: false,
        firstDifference: { key, live: { doc: { total: -1 } }, replayed: { key, position: at, doc } },
      });
      expect(verified?.liveHash).not.toBe(verified?.replayedHash);
      const { comparison } = await rebuildView({ eventStore, readStore, projection });
      expect(comparison).toMatchObject({ equal: false, firstDifference: { key } });
      expect(await contents(readStore, view)).toMatchObject({ repaired: (doc as { total: number }).total });
      expect(position).toBe(at);
    });

    it('that is stopped leaves the view as it was, and can be done again', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const projection = anyProjection(view);
      for (let n = 0; n < 20; n += 1) await move(eventStore, 'kept', 1);
      await rebuildView({ eventStore, readStore, projection });
      const before = await contents(readStore, view);
      const stop = new AbortController();
      const stopped = rebuildView({
        eventStore,
        readStore,
        projection,
        batchSize: 1,
        signal: stop.signal,
        onProgress: () => stop.abort(new Error('stopped')),
      });
      await expect(stopped).rejects.toThrow('stopped');
      expect(await contents(readStore, view)).toEqual(before);
      expect((await rebuildView({ eventStore, readStore, projection })).comparison).toMatchObject({ equal: true });
    });

    it('that is kept aside is switched to later, brought up to date, and back again', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const projection = anyProjection(view);
      const options = { eventStore, readStore, projection };
      await move(eventStore, 'swapped', 1);
      await rebuildView(options);
      await expect(switchView(options)).rejects.toBeInstanceOf(NothingStaged);
      const aside = async () => (await readStore.status()).find(({ name }) => name === view.name)?.aside;
      const running = await start({ eventStore, readStore, views: [view] });
      await running.caughtUp;
      const { comparison, position } = await rebuildView({ ...options, keep: true });
      expect(comparison).toMatchObject({ equal: true });
      expect(await aside()).toEqual({ position, kind: 'built' });
      await running.reached(view, await move(eventStore, 'swapped', 1));
      expect(await contents(readStore, view)).toMatchObject({ swapped: 2 });
      for (const step of [3, 4, 5]) {
        expect((await switchView(options)).comparison).toMatchObject({ equal: true });
        expect((await aside())?.kind).toBe('before');
        await running.reached(view, await move(eventStore, 'swapped', 1));
        expect(await contents(readStore, view)).toMatchObject({ swapped: step });
        expect(await verifyView(options)).toMatchObject({ equal: true });
      }
      await running.stop();
    }, 60_000);

    it('that waits goes on when it may, and stopped while it waits leaves everything as it was', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const projection = anyProjection(view);
      for (let n = 0; n < 6; n += 1) await move(eventStore, 'slow', 1);
      const gate = Promise.withResolvers<void>();
      let asked = 0;
      const mayGoOn = () => {
        asked += 1;
        return asked === 2 ? gate.promise : Promise.resolve();
      };
      const waiting = rebuildView({ eventStore, readStore, projection, batchSize: 1, mayGoOn });
      await until(() => asked === 2);
      expect(await readStore.view(view).position()).toBe(0);
      gate.resolve();
      await waiting;
      expect(await contents(readStore, view)).toMatchObject({ slow: 6 });
      const stopped = rebuildView({
        eventStore,
        readStore,
        projection,
        mayGoOn: () => Promise.reject(new Error('no more')),
      });
      await expect(stopped).rejects.toThrow('no more');
      expect(await contents(readStore, view)).toMatchObject({ slow: 6 });
    });

    it('of one view runs once at a time', async () => {
      const { eventStore, readStore, another } = opened();
      const projection = anyProjection(totals());
      await move(eventStore, 'a');
      const other = await another();
      const both = await Promise.allSettled([
        rebuildView({ eventStore, readStore, projection }),
        rebuildView({ eventStore, readStore: other, projection }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'RebuildRunning' } });
      await other.close();
    });

    it('replaces a view of another log', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const projection = anyProjection(view);
      const position = await move(eventStore, 'mine', 1);
      await readStore.writer(projection).write({
        documents: [{ key: `${view.name}/theirs`, position: 9e9, doc: { total: 1, steps: 1 } }],
        parked: [],
        checkpoint: { position: 9e9, logId: 'another-log' },
      });
      const rebuilt = await rebuildView({ eventStore, readStore, projection });
      expect(rebuilt).toMatchObject({ comparison: undefined });
      expect(rebuilt.position).toBeGreaterThanOrEqual(position);
      const now = await contents(readStore, view);
      expect(now['mine']).toBe(1);
      expect(now['theirs']).toBeUndefined();
    });
  });

  describe('a view that was folded from other events', () => {
    /** The same view and version, by a release with fewer event types. */
    const ofLess = (view: ReturnType<typeof totals>) => ({ ...view, handles: ['Moved' as const] });

    it('is built again by a program that knows more, and by one that knows less, each as it understands the log', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const totalsBy = async (handled: typeof view) => {
        const running = await start({ eventStore, readStore, views: [handled] });
        await running.caughtUp;
        const { other_kept: kept, other_cleared: cleared } = await contents(readStore, view);
        await running.stop();
        return { kept, cleared };
      };
      await move(eventStore, ['other_kept', 'other_cleared']);
      await clear(eventStore, 'other_cleared');
      expect(await totalsBy(ofLess(view))).toEqual({ kept: 1, cleared: 1 });
      expect(await totalsBy(view)).toEqual({ kept: 1, cleared: undefined });
      expect(await totalsBy(ofLess(view))).toEqual({ kept: 1, cleared: 1 });
    });

    it('counts as missing, and is not switched to', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const [less, more] = [anyProjection(ofLess(view)), anyProjection(view)];
      await move(eventStore, 'missing_cleared');
      await clear(eventStore, 'missing_cleared');
      await rebuildView({ eventStore, readStore, projection: less });
      expect(await contents(readStore, view)).toHaveProperty('missing_cleared');
      const built: string[] = [];
      await buildMissingViews({
        eventStore,
        readStore,
        projections: [more],
        holder: 'starter',
        signal: new AbortController().signal,
        onProgress: ({ name }) => built.push(name),
      });
      expect(built).toContain(view.name);
      expect(await contents(readStore, view)).not.toHaveProperty('missing_cleared');
      await expect(switchView({ eventStore, readStore, projection: more })).rejects.toThrow('knew other events');
    });
  });

  describe('verify', () => {
    it('has nothing to say of a view that is not there', async () => {
      const { eventStore, readStore } = opened();
      expect(await verifyView({ eventStore, readStore, projection: anyProjection(totals()) })).toBeUndefined();
    });

    it('finds a document that should not be there, and leaves nothing behind', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const projection = anyProjection(view);
      const position = await move(eventStore, 'a');
      await rebuildView({ eventStore, readStore, projection });
      expect(await verifyView({ eventStore, readStore, projection })).toMatchObject({ equal: true });
      const key = `${view.name}/planted`;
      await readStore
        .writer(projection)
        .write({ documents: [{ key, position, doc: { total: 1, steps: 1 } }], parked: [] });
      const views = (await readStore.status()).length;
      expect(await verifyView({ eventStore, readStore, projection })).toMatchObject({
        equal: false,
        firstDifference: { key, live: { doc: { total: 1 } }, replayed: undefined },
      });
      expect((await readStore.status()).length).toBe(views);
    });
  });
};
