import { MongoServerError } from 'mongodb';

const DUPLICATE_KEY = 11_000;

/** Whether a unique index refused the write. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === DUPLICATE_KEY;

/** Writes what puts a document where none is; somebody who did so at the same moment is written over. */
export const upsertOnce = async (write: (upsert: boolean) => Promise<unknown>): Promise<void> => {
  try {
    await write(true);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await write(false);
  }
};
