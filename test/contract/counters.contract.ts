import { randomUUID } from 'node:crypto';
import type { Counters } from '../../apps/api/src/accounts/counters.ts';

const MINUTE_MS = 60_000;

export const countersContract = (open: () => Counters): void => {
  it('counts by key, and nothing prolongs the window after the first', async () => {
    const [counters, key, other] = [open(), randomUUID(), randomUUID()];
    expect(await counters.read(key)).toEqual({ count: 0, ttlMs: 0 });
    const first = await counters.count(key, MINUTE_MS);
    expect(first.count).toBe(1);
    const second = await counters.count(key, 100 * MINUTE_MS);
    expect(second.count).toBe(2);
    expect(second.ttlMs).toBeGreaterThan(0);
    expect(second.ttlMs).toBeLessThanOrEqual(first.ttlMs);
    expect((await counters.read(key)).count).toBe(2);
    expect((await counters.read(other)).count).toBe(0);
  });

  it('takes one back, and never more than were counted', async () => {
    const [counters, key] = [open(), randomUUID()];
    await counters.giveBack(key);
    expect(await counters.read(key)).toEqual({ count: 0, ttlMs: 0 });
    await counters.count(key, MINUTE_MS);
    await counters.count(key, MINUTE_MS);
    await counters.giveBack(key);
    expect((await counters.read(key)).count).toBe(1);
    await counters.giveBack(key);
    await counters.giveBack(key);
    const again = await counters.count(key, 100 * MINUTE_MS);
    expect([again.count, again.ttlMs <= MINUTE_MS]).toEqual([1, true]);
  });

  it('forgets a key when told', async () => {
    const [counters, key] = [open(), randomUUID()];
    await counters.count(key, MINUTE_MS);
    await counters.forget(key);
    expect(await counters.read(key)).toEqual({ count: 0, ttlMs: 0 });
    expect((await counters.count(key, MINUTE_MS)).count).toBe(1);
  });

  it('loses none of many at once', async () => {
    const [counters, key] = [open(), randomUUID()];
    await Promise.all(Array.from({ length: 50 }, () => counters.count(key, MINUTE_MS)));
    expect((await counters.read(key)).count).toBe(50);
  });
};
