import { setTimeout as sleep } from 'node:timers/promises';

/** Timeout and retry interval, both in milliseconds. */
export type PollOptions = { readonly timeout?: number; readonly interval?: number };

/** Retries until it throws nothing; after the timeout it throws the last error. */
export async function eventually<Value>(
  check: () => Value,
  { timeout = 5_000, interval = 50 }: PollOptions = {},
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

export const until = <Value>(given: () => Value, patience?: PollOptions): Promise<Awaited<Value>> =>
  eventually(async () => {
    const value = await given();
    if (!value) throw new Error('it did not come to be so in time');
    return value;
  }, patience);
