import { anyProjection, rebuildView, replayParked } from '#read-store';
import { contents, move, type OpenedStores, start, totals, withWriters } from './kit.ts';

export const poisonContract = (opened: () => OpenedStores): void => {
  describe('an event that breaks a projection', () => {
    it('parks the documents it touches and what comes after for them; the rest goes on', async () => {
      const { eventStore, readStore } = opened();
      const fixed = totals();
      const view = totals(fixed.name, (by, key) => by === 13 && key.startsWith('bad'));
      const running = await start({ eventStore, readStore, views: [view] });
      await running.caughtUp;
      await move(eventStore, ['bad', 'mate', 'well'], 1);
      const broke = await move(eventStore, ['bad', 'mate'], 13);
      const later = await move(eventStore, ['mate', 'well'], 2);
      await running.reached(view, later);
      expect(await contents(readStore, view)).toMatchObject({ bad: 1, mate: 1, well: 3 });

      const writer = readStore.writer(anyProjection(view));
      const own = (await writer.parked()).map(({ key, position }) => [key.slice(view.name.length + 1), position]);
      expect(own).toEqual([
        ['bad', broke],
        ['mate', broke],
        ['mate', later],
      ]);
      expect((await writer.parked())[0]?.error).toMatch(/cannot move by 13/);
      const status = (await readStore.status()).find(({ name }) => name === view.name);
      expect(status).toMatchObject({ parkedDocuments: 2 });
      await running.stop();
    });

    it('is replayed when the projection can take it, while the runner goes on', async () => {
      const { eventStore, readStore, another } = opened();
      let broken = true;
      const view = totals(undefined, (by) => broken && by === 23);
      const projection = anyProjection(view);
      const running = await start({ eventStore, readStore, views: [view] });
      await running.caughtUp;
      await move(eventStore, 'patient', 1);
      await move(eventStore, 'patient', 23);
      await running.reached(view, await move(eventStore, 'patient', 2));
      const other = await another();
      const again = await replayParked({ eventStore, readStore: other, projection });
      expect(again).toMatchObject({ documents: 0, stillParked: [{ key: `${view.name}/patient` }] });
      broken = false;
      expect(await replayParked({ eventStore, readStore: other, projection })).toEqual({
        documents: 1,
        stillParked: [],
        needRebuild: [],
      });
      expect(await contents(readStore, view)).toMatchObject({ patient: 26 });
      await running.reached(view, await move(eventStore, 'patient', 4));
      expect(await contents(readStore, view)).toMatchObject({ patient: 30 });
      expect(await readStore.writer(projection).parked()).toEqual([]);
      await running.stop();
      await other.close();
    });

    it('is replayed together with what is parked while that is done', async () => {
      const { eventStore, readStore } = opened();
      let broken = true;
      const view = totals(undefined, (by) => broken && by === 29);
      const running = await start({ eventStore, readStore, views: [view] });
      await running.caughtUp;
      await running.reached(view, await move(eventStore, 'busy', 29));
      broken = false;
      let interrupted = false;
      const interrupting = withWriters(readStore, (writer) => ({
        unpark: async (document, events) => {
          if (!interrupted) await running.reached(view, await move(eventStore, 'busy', 1));
          interrupted = true;
          return writer.unpark(document, events);
        },
      }));
      const replayed = await replayParked({ eventStore, readStore: interrupting, projection: anyProjection(view) });
      expect(replayed).toMatchObject({ documents: 1, stillParked: [] });
      expect(await contents(readStore, view)).toMatchObject({ busy: 30 });
      await running.stop();
    });

    it('is parked by a build as well', async () => {
      const { eventStore, readStore } = opened();
      const view = totals(undefined, (by) => by === 17);
      await move(eventStore, 'built', 1);
      const broke = await move(eventStore, 'built', 17);
      const later = await move(eventStore, 'built', 1);
      await rebuildView({ eventStore, readStore, projection: anyProjection(view), batchSize: 1 });
      const parked = await readStore.writer(anyProjection(view)).parked();
      expect(parked.filter(({ key }) => key.endsWith('/built')).map(({ position }) => position)).toEqual([
        broke,
        later,
      ]);
      expect(await contents(readStore, view)).toMatchObject({ built: 1 });
    });

    it('waits for a rebuild when nobody can say what it touches', async () => {
      const { eventStore, readStore } = opened();
      const sums = totals();
      const view: typeof sums = {
        ...sums,
        keysOf: (event) => {
          if (event.type === 'Moved' && event.data.by === 19) throw new Error('no keys');
          return sums.keysOf(event);
        },
      };
      const running = await start({ eventStore, readStore, views: [view] });
      await running.caughtUp;
      const broke = await move(eventStore, 'keyless', 19);
      await running.reached(view, await move(eventStore, 'keyless', 1));
      const { needRebuild } = await replayParked({ eventStore, readStore, projection: anyProjection(view) });
      expect(needRebuild).toMatchObject([{ position: broke, error: expect.stringContaining('no keys') }]);
      await running.stop();
    });
  });
};
