import type { EventStore } from '#event-store';
import { anyProjection, type ReadStore, verifyView } from '#read-store';
import { contents, gated, move, type OpenedStores, start, totals } from './kit.ts';

const LEASE_MS = 400;

export const leadingContract = (opened: () => OpenedStores): void => {
  describe('two runners', () => {
    /** A process that dies: it neither renews nor releases its leases. */
    const mortal = (readStore: ReadStore) => {
      let dead = false;
      const store: ReadStore = {
        ...readStore,
        leases: {
          ...readStore.leases,
          acquire: async (name, holder, ttlMs) => (dead ? undefined : readStore.leases.acquire(name, holder, ttlMs)),
          renew: async (lease, ttlMs) => !dead && readStore.leases.renew(lease, ttlMs),
          release: async (lease) => (dead ? undefined : readStore.leases.release(lease)),
        },
      };
      return { store, die: () => (dead = true) };
    };

    /** A log whose follower still yields a batch after the abort, and that can delay its responses to `readAll`. */
    const slow = (eventStore: EventStore) => {
      const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let held = false;
      const store: EventStore = {
        ...eventStore,
        readAll: async (after, limit, types) => {
          const batch = await eventStore.readAll(after, limit, types);
          if (held && batch.events.length > 0) {
            asked.resolve();
            await gate.promise;
          }
          return batch;
        },
        follow: async function* (after, signal) {
          const ended = new AbortController();
          for await (const batch of eventStore.follow(after, ended.signal)) {
            yield batch;
            if (signal.aborted) ended.abort();
          }
        },
      };
      return { store, hold: () => (held = true), held: () => asked.promise, goOn: () => gate.resolve() };
    };

    it('never work a view at the same time; the second takes over when the first ends', async () => {
      const { eventStore, readStore, another } = opened();
      const view = totals();
      const first = await start({ eventStore, readStore, views: [view], leaseMs: LEASE_MS });
      await first.caughtUp;
      const other = await another();
      const second = await start({ eventStore, readStore: other, views: [view], leaseMs: LEASE_MS });
      await first.reached(view, await move(eventStore, 'a'));
      expect(second.changes).toEqual([]);
      await first.stop();
      await second.caughtUp;
      await second.reached(view, await move(eventStore, 'a'));
      expect(await contents(readStore, view)).toMatchObject({ a: expect.any(Number) });
      expect(await second.told(({ channel }) => channel === '*')).toMatchObject({ keys: '*' });
      await second.stop();
      await other.close();
    });

    it('change places when the first one dies', async () => {
      const { eventStore, readStore, another } = opened();
      const view = totals();
      const { store, die } = mortal(readStore);
      const first = await start({ eventStore, readStore: store, views: [view], leaseMs: LEASE_MS });
      await first.caughtUp;
      const other = await another();
      const second = await start({ eventStore, readStore: other, views: [view], leaseMs: LEASE_MS });
      die();
      const position = await move(eventStore, 'after-death', 3);
      await second.caughtUp;
      await second.reached(view, position);
      expect((await contents(readStore, view))['after-death']).toBe(3);
      await Promise.all([first.stop(), second.stop()]);
      await other.close();
    });

    it('share the views: one that comes late into a reading that goes on misses nothing', async () => {
      const { eventStore, readStore } = opened();
      const [early, late] = [totals(), totals()];
      const lease = await readStore.leases.acquire(`projection:${late.name}.v1`, 'somebody', 60_000);
      const running = await start({ eventStore, readStore, views: [early, late], leaseMs: LEASE_MS });
      await running.reached(early, await move(eventStore, 'shared', 1));
      const written = new AbortController();
      const writing = (async () => {
        let position = 0;
        while (!written.signal.aborted) position = await move(eventStore, ['shared', 'also'], 1);
        return position;
      })();
      await readStore.leases.release(lease!);
      await running.caughtUp;
      written.abort();
      const position = await writing;
      await Promise.all([running.reached(early, position), running.reached(late, position)]);
      expect(await contents(readStore, late)).toEqual(await contents(readStore, early));
      for (const view of [early, late]) {
        const verified = await verifyView({ eventStore, readStore, projection: anyProjection(view) });
        expect(verified).toMatchObject({ equal: true });
      }
      await running.stop();
    });

    it('share the views: one that comes while a batch is on its way is not fed from the middle', async () => {
      const { eventStore, readStore } = opened();
      const [early, late] = [totals(), totals()];
      const before = await start({ eventStore, readStore, views: [early, late] });
      await before.caughtUp;
      await before.stop();
      const log = slow(eventStore);
      const lease = await readStore.leases.acquire(`projection:${late.name}.v1`, 'somebody', 60_000);
      const running = await start({ eventStore: log.store, readStore, views: [early, late], leaseMs: LEASE_MS });
      await running.told(({ view, channel }) => view === early.name && channel === '*');
      await running.reached(early, await move(eventStore, 'fed', 1));
      log.hold();
      await readStore.leases.release(lease!);
      await log.held();
      await running.reached(early, await move(eventStore, 'fed', 10));
      log.goOn();
      await running.told(({ view, channel }) => view === late.name && channel === '*');
      const position = await move(eventStore, 'fed', 100);
      await Promise.all([running.reached(early, position), running.reached(late, position)]);
      expect((await contents(readStore, late))['fed']).toBe(111);
      const stopped = running.stop();
      await move(eventStore, 'fed', 1);
      await stopped;
    });

    it('converge when the first was paused in the middle of a write and wakes late', async () => {
      const { eventStore, readStore, another } = opened();
      const view = totals();
      const { store, die } = mortal(readStore);
      const paused = gated(store);
      const first = await start({ eventStore, readStore: paused.store, views: [view], leaseMs: LEASE_MS });
      await first.caughtUp;
      await first.reached(view, await move(eventStore, ['late', 'both'], 1));

      paused.close();
      await move(eventStore, ['late', 'both'], 10);
      await paused.waiting();
      die();
      const other = await another();
      const second = await start({ eventStore, readStore: other, views: [view], leaseMs: LEASE_MS });
      await second.caughtUp;
      await second.reached(view, await move(eventStore, 'both', 100));
      paused.open();
      await first.stop();

      await second.reached(view, await move(eventStore, ['late', 'both'], 1_000));
      expect(await contents(readStore, view)).toMatchObject({ late: 1_011, both: 1_111 });
      const verified = await verifyView({ eventStore, readStore: other, projection: anyProjection(view) });
      expect(verified).toMatchObject({ equal: true });
      await second.stop();
      await other.close();
    });
  });
};
