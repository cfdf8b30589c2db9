import { anyProjection, dropFormerViews, leaseOfView, rebuildView } from '#read-store';
import { contents, move, type OpenedStores, totals } from './kit.ts';

export const formerViewsContract = (opened: () => OpenedStores): void => {
  describe('a view under a former name', () => {
    /** A view as it was and as it is now, and another that has nothing to do with them. */
    const views = async () => {
      const { eventStore, readStore } = opened();
      const [before, now, other] = [totals(), totals(), totals()];
      await move(eventStore, 'a');
      for (const view of [before, other]) await rebuildView({ eventStore, readStore, projection: anyProjection(view) });
      const build = () => rebuildView({ eventStore, readStore, projection: anyProjection(now) });
      const drop = () => dropFormerViews({ readStore, projections: [now], formerViews: [before], holder: 'new' });
      const stored = async () => {
        const names = (await readStore.status()).map(({ name }) => name);
        return [before, now, other].filter(({ name }) => names.includes(name));
      };
      return { before, now, other, build, drop, stored };
    };

    it('stays until the new ones are built, is dropped then, and a repeat does nothing', async () => {
      const { readStore } = opened();
      const { before, now, other, build, drop, stored } = await views();
      expect(await drop()).toBe(false);
      expect(await stored()).toEqual([before, other]);
      await build();
      for (let time = 0; time < 2; time += 1) {
        expect(await drop()).toBe(true);
        expect(await stored()).toEqual([now, other]);
      }
      expect(await readStore.view(before).position()).toBe(0);
      expect(await contents(readStore, now)).toMatchObject({ a: expect.any(Number) });
    });

    it('stays while a process of an earlier release works on it', async () => {
      const { readStore } = opened();
      const { before, now, other, build, drop, stored } = await views();
      await build();
      const lease = await readStore.leases.acquire(leaseOfView(before), 'old', 60_000);
      expect(await drop()).toBe(true);
      expect(await stored()).toEqual([before, now, other]);
      await readStore.leases.release(lease!);
      await drop();
      expect(await stored()).toEqual([now, other]);
    });
  });
};
