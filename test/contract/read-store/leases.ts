import { randomUUID } from 'node:crypto';
import type { Lease } from '#read-store';
import type { OpenedReadStore } from './kit.ts';

const LONG_MS = 60_000;
const DAY_MS = 86_400_000;

export const leasesContract = (opened: () => OpenedReadStore): void => {
  describe('leases', () => {
    const taken = async (name: string, holder: string, ttlMs = LONG_MS): Promise<Lease> => {
      const lease = await opened().store.leases.acquire(name, holder, ttlMs);
      expect(lease).toMatchObject({ name, holder });
      return lease as Lease;
    };

    /** Retries until it gets the lease, as a waiting holder does. */
    const waitedFor = async (name: string, holder: string, ttlMs = LONG_MS): Promise<Lease> => {
      for (;;) {
        const lease = await opened().store.leases.acquire(name, holder, ttlMs);
        if (lease) return lease;
        await new Promise(setImmediate);
      }
    };

    it('go to one holder at a time', async () => {
      const { another } = opened();
      const other = await another();
      const name = randomUUID();
      const lease = await taken(name, 'one');
      expect(await other.leases.acquire(name, 'two', LONG_MS)).toBeUndefined();
      expect(await opened().store.leases.renew(lease, LONG_MS)).toBe(true);
      expect(await other.leases.holder(name)).toBe('one');
      expect(await other.leases.holder(randomUUID())).toBeUndefined();
      await taken(randomUUID(), 'two');
      await other.close();
    });

    it('say who holds one now', async () => {
      const { leases } = opened().store;
      const name = randomUUID();
      expect(await leases.holder(name)).toBeUndefined();
      const lease = await taken(name, 'one');
      expect(await leases.holder(name)).toBe('one');
      await leases.release(lease);
      expect(await leases.holder(name)).toBeUndefined();
    });

    it('go to exactly one of many that ask at once', async () => {
      const name = randomUUID();
      const holders = Array.from({ length: 12 }, (_, n) => `holder-${n}`);
      const { leases } = opened().store;
      const answers = await Promise.all(holders.map((holder) => leases.acquire(name, holder, LONG_MS)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    });

    it('can be had at once when they are given back', async () => {
      const name = randomUUID();
      const lease = await taken(name, 'one');
      await opened().store.leases.release(lease);
      expect(await opened().store.leases.holder(name)).toBeUndefined();
      const next = await taken(name, 'two');
      expect(next.token).toBeGreaterThan(lease.token);
      await opened().store.leases.release(lease);
      expect(await opened().store.leases.renew(next, LONG_MS)).toBe(true);
    });

    it('run out, and the late holder learns it when it renews', async () => {
      const name = randomUUID();
      const late = await taken(name, 'one', 40);
      const next = await waitedFor(name, 'two');
      expect(next.token).toBeGreaterThan(late.token);
      expect(await opened().store.leases.renew(late, LONG_MS)).toBe(false);
      expect(await opened().store.leases.renew(next, LONG_MS)).toBe(true);
    });

    it('run out when their holder died and the clock was set back since', async () => {
      const [name, ttlMs] = [randomUUID(), 60];
      const late = await taken(name, 'one', ttlMs);
      const today = Date.now();
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => today - DAY_MS);
      try {
        const { leases } = opened().store;
        const next = await waitedFor(name, 'two', ttlMs);
        expect(next.token).toBeGreaterThan(late.token);
        expect(await leases.renew(late, ttlMs)).toBe(false);
      } finally {
        clock.mockRestore();
      }
    });

    it('go on when they ran out and nobody took them meanwhile', async () => {
      const { leases } = opened().store;
      const name = randomUUID();
      const late = await taken(name, 'one', 0);
      expect(await leases.holder(name)).toBeUndefined();
      expect(await leases.renew(late, LONG_MS)).toBe(true);
      expect(await leases.holder(name)).toBe('one');
      expect(await leases.acquire(name, 'two', LONG_MS)).toBeUndefined();
    });

    it('are taken again by their holder, the older token being worth nothing', async () => {
      const name = randomUUID();
      const before = await taken(name, 'one');
      const after = await taken(name, 'one');
      expect(after.token).toBeGreaterThan(before.token);
      expect(await opened().store.leases.renew(before, LONG_MS)).toBe(false);
      expect(await opened().store.leases.renew(after, LONG_MS)).toBe(true);
    });
  });
};
