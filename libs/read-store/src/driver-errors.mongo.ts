import { MongoError } from 'mongodb';
import { ReadStoreUnavailable } from './view.ts';

const DUPLICATE_KEY = 11_000;

/** Runs a piece of work on the server; the driver's errors become `ReadStoreUnavailable`. */
export const onServer = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    throw new ReadStoreUnavailable(error.message, { cause: error });
  }
};

/** Runs a write; false when a unique index, the one on `_id` included, refused it or a part of it. */
export const unlessTaken = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof MongoError && error.code === DUPLICATE_KEY) return false;
    throw error;
  }
};
