import { setTimeout as delay } from 'node:timers/promises';
import { ReadStoreUnavailable } from './view.ts';

const BUSY = 5;
const LOCKED_MS = 10;
const PATIENCE_MS = 10_000;

const isDriverError = (error: unknown): error is Error & { errcode?: number } =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_SQLITE_ERROR' || error.code === 'ERR_INVALID_STATE');

/** Runs a piece of work on a file; the driver's errors become `ReadStoreUnavailable`. */
export const onFile = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (!isDriverError(error)) throw error;
    throw new ReadStoreUnavailable(error.message, { cause: error });
  }
};

/**
 * Takes a write lock without holding up the thread: its holder may be another piece of work on this very thread. A lock
 * that is not free within 10 s is `ReadStoreUnavailable`.
 */
export const whenFree = async (lock: () => void): Promise<void> => {
  for (let waitedMs = 0; ; waitedMs += LOCKED_MS) {
    try {
      lock();
      return;
    } catch (error) {
      if (!isDriverError(error)) throw error;
      if (error.errcode !== BUSY || waitedMs >= PATIENCE_MS)
        throw new ReadStoreUnavailable(error.message, { cause: error });
    }
    await delay(LOCKED_MS);
  }
};
