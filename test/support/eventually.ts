import { setTimeout as sleep } from 'node:timers/promises';

/** How long something is waited for and how often it is asked, both in milliseconds. */
export type Patience = { readonly timeout?: number; readonly interval?: number };

/** Asks again until it throws nothing; what it threw last is thrown once the time is over. */
export async function eventually<Value>(
  check: () => Value,
  { timeout = 5_000, interval = 50 }: Patience = {},
): Promise<Awaited<Value>> {
  for (const end = performance.now() + timeout; ;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await sleep(interval);
  }
}

/** Asks again until it gives something that counts as true. */
export const until = <Value>(given: () => Value, patience?: Patience): Promise<Awaited<Value>> =>
  eventually(async () => {
    const value = await given();
    if (!value) throw new Error('it did not come to be so in time');
    return value;
  }, patience);
