import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { ReadStoreUnavailable } from './view.ts';

const BUSY = 5;
const [FAULTY, CORRUPT, NOT_A_DATABASE] = [1, 11, 26];
const LOCKED_MS = 10;
const PATIENCE_MS = 10_000;

type DriverError = { readonly code: string; readonly message: string; readonly errcode?: number };

/** Not `instanceof Error`: a test runner gives each file an `Error` of its own. */
const isDriverError = (error: unknown): error is DriverError =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ERR_SQLITE_ERROR' || error.code === 'ERR_INVALID_STATE');

/** The primary code of an extended one: busy for any reason. */
export const isBusy = (error: unknown): boolean => isDriverError(error) && ((error.errcode ?? 0) & 0xff) === BUSY;

/** Whether `onFile` or `whenFree` threw it because a file is not what was written to it. */
export const isDamage = (error: unknown): boolean =>
  error instanceof ReadStoreUnavailable &&
  isDriverError(error.cause) &&
  isDamageOf(error.cause, (error.cause.errcode ?? 0) & 0xff);

/** An empty file is a database to SQLite; without our tables it is not what was written. */
const isDamageOf = ({ message }: DriverError, code: number): boolean =>
  [CORRUPT, NOT_A_DATABASE].includes(code) || (code === FAULTY && /no such (table|column)/.test(message));

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
 * Runs a piece of work as soon as no other connection holds the write lock, without blocking the thread: the holder may
 * be other work on the same thread. A lock that is not free within 10 s is `ReadStoreUnavailable`.
 */
export const whenFree = async <Result>(work: () => Result): Promise<Result> => {
  for (let waitedMs = 0; ; waitedMs += LOCKED_MS) {
    try {
      return work();
    } catch (error) {
      if (!isDriverError(error)) throw error;
      if (!isBusy(error) || waitedMs >= PATIENCE_MS) throw new ReadStoreUnavailable(error.message, { cause: error });
    }
    await delay(LOCKED_MS);
  }
};

/**
 * One write transaction, started, run and committed without a pause: nothing else on the connection gets in between.
 */
export const transaction = <Result>(database: DatabaseSync, work: () => Result): Promise<Result> =>
  whenFree(() => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk has ended it already.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  });
