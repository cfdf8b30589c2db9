import { MongoServerError } from 'mongodb';

const DUPLICATE_KEY = 11_000;

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === DUPLICATE_KEY;

/** Retries an upsert that lost a race for the unique key; it then overwrites the other's document. */
export const upsertOnce = async (write: (upsert: boolean) => Promise<unknown>): Promise<void> => {
  try {
    await write(true);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await write(false);
  }
};
