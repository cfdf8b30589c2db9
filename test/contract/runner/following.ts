import { randomUUID } from 'node:crypto';
import { anyProjection } from '#read-store';
import { append, clear, contents, move, type OpenedStores, start, totals } from './kit.ts';

export const followingContract = (opened: () => OpenedStores): void => {
  describe('a runner', () => {
    it('builds a view that is missing, then follows, telling readers when they find it', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      await move(eventStore, 'a', 2);
      const running = await start({ eventStore, readStore, views: [view] });
      await running.caughtUp;
      expect(running.progress).toContain(view.name);
      expect(await contents(readStore, view)).toMatchObject({ a: expect.any(Number) });
      const before = (await readStore.view(view).get(`${view.name}/a`))?.doc.total ?? 0;
      const position = await move(eventStore, ['a', 'b'], 5);
      await running.reached(view, position);
      const read = readStore.view(view);
      expect(await read.position()).toBeGreaterThanOrEqual(position);
      expect(await read.get(`${view.name}/a`)).toMatchObject({ position, doc: { total: before + 5 } });
      await running.stop();
    });

    it('goes on where the runner before it stopped', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const first = await start({ eventStore, readStore, views: [view] });
      await first.reached(view, await move(eventStore, 'going-on', 1));
      await first.stop();
      await move(eventStore, 'going-on', 10);
      await clear(eventStore, 'gone');
      const second = await start({ eventStore, readStore, views: [view] });
      await second.caughtUp;
      expect(second.progress).toEqual([]);
      expect(await contents(readStore, view)).toMatchObject({ 'going-on': 11 });
      await second.stop();
    });

    it('tells how far an untouched view is, too, after the clock was set back', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const running = await start({ eventStore, readStore, views: [view] });
      await running.caughtUp;
      await running.reached(view, await append(eventStore, { type: 'Other', data: {} }));
      const today = Date.now();
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => today - 3_600_000);
      try {
        await running.reached(view, await append(eventStore, { type: 'Other', data: {} }));
        await running.reached(view, await move(eventStore, 'earlier', 1));
        expect(await contents(readStore, view)).toMatchObject({ earlier: 1 });
      } finally {
        clock.mockRestore();
        await running.stop();
      }
    });

    it('counts nothing twice when the checkpoint was lost', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const writer = readStore.writer(anyProjection(view));
      const first = await start({ eventStore, readStore, views: [view] });
      await first.reached(view, await move(eventStore, 'once', 3));
      await first.stop();
      const checkpoint = await writer.checkpoint();
      const position = await move(eventStore, 'once', 4);
      // As after a crash between the documents and the checkpoint of a store without transactions.
      const key = `${view.name}/once`;
      await writer.write({ documents: [{ key, position, doc: { total: 7, steps: 2 } }], parked: [] });
      expect(await writer.checkpoint()).toEqual(checkpoint);
      const second = await start({ eventStore, readStore, views: [view] });
      await second.caughtUp;
      expect((await readStore.view(view).get(key))?.doc).toEqual({ total: 7, steps: 2 });
      await second.reached(view, await move(eventStore, 'once', 1));
      expect((await readStore.view(view).get(key))?.doc).toEqual({ total: 8, steps: 3 });
      await second.stop();
    });

    it('removes a document and keeps later ones apart from it', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const running = await start({ eventStore, readStore, views: [view] });
      await move(eventStore, 'removed', 3);
      await running.reached(view, await clear(eventStore, 'removed'));
      expect((await contents(readStore, view))['removed']).toBeUndefined();
      await running.reached(view, await move(eventStore, 'removed', 4));
      expect((await contents(readStore, view))['removed']).toBe(4);
      await running.stop();
    });

    it('moves a view on that events do not touch', async () => {
      const { eventStore, readStore } = opened();
      const [touched, untouched] = [totals(), totals()];
      const quiet = { ...untouched, handles: ['Cleared'] as const };
      const running = await start({ eventStore, readStore, views: [touched, quiet] });
      await running.caughtUp;
      const position = await move(eventStore, 'a');
      await Promise.all([running.reached(touched, position), running.reached(quiet, position)]);
      expect(await readStore.view(quiet).position()).toBeGreaterThanOrEqual(position);
      await running.stop();
      const again = await start({ eventStore, readStore, views: [touched, quiet] });
      await again.reached(quiet, position);
      await again.stop();
    });

    it('reads the log once for all its views', async () => {
      const { eventStore, readStore } = opened();
      const views = [totals(), totals(), totals()];
      let given = 0;
      const counting: typeof eventStore = {
        ...eventStore,
        follow: async function* (after, signal) {
          for await (const batch of eventStore.follow(after, signal)) {
            given += batch.events.filter(({ type }) => type === 'OnlyOnce').length;
            yield batch;
          }
        },
      };
      const running = await start({ eventStore: counting, readStore, views });
      await running.caughtUp;
      await append(eventStore, { type: 'OnlyOnce', data: {} });
      const position = await move(eventStore, 'a');
      await Promise.all(views.map((view) => running.reached(view, position)));
      expect(given).toBe(1);
      await running.stop();
    });

    it('tells which documents of which channel changed, and all of them when there are many', async () => {
      const { eventStore, readStore } = opened();
      const view = totals();
      const running = await start({ eventStore, readStore, views: [view] });
      await running.caughtUp;
      expect(await running.told(({ channel }) => channel === '*')).toMatchObject({ view: view.name, keys: '*' });
      const position = await move(eventStore, ['x1', 'y1', 'x2']);
      const x = await running.told(({ channel }) => channel === 'channel:x');
      expect(x).toEqual({
        view: view.name,
        channel: 'channel:x',
        keys: expect.arrayContaining([`${view.name}/x1`, `${view.name}/x2`]),
        position: expect.any(Number),
      });
      expect(x.position).toBeGreaterThanOrEqual(position);
      expect((await running.told(({ channel }) => channel === 'channel:y')).keys).toEqual([`${view.name}/y1`]);
      const many = Array.from({ length: 201 }, (_, n) => `z${n}`);
      await move(eventStore, many);
      expect((await running.told(({ channel }) => channel === 'channel:z')).keys).toBe('*');
      await running.stop();
    });

    it('does not start on a view of another log, or of a longer one', async () => {
      const { eventStore, readStore } = opened();
      const head = await move(eventStore, 'a');
      const [foreign, beyond] = [totals(), totals()];
      const nothing = { documents: [], parked: [] };
      await readStore
        .writer(anyProjection(foreign))
        .write({ ...nothing, checkpoint: { position: 1, logId: randomUUID() } });
      await readStore
        .writer(anyProjection(beyond))
        .write({ ...nothing, checkpoint: { position: head + 1_000_000, logId: await eventStore.logId() } });
      await expect(start({ eventStore, readStore, views: [totals(), foreign] })).rejects.toMatchObject({
        name: 'CheckpointForeign',
        view: foreign.name,
      });
      await expect(start({ eventStore, readStore, views: [beyond] })).rejects.toMatchObject({
        name: 'CheckpointBeyondLog',
        view: beyond.name,
      });
    });
  });
};
