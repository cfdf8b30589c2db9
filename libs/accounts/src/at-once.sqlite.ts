import type { DatabaseSync } from 'node:sqlite';

/** All of it or nothing: one transaction. */
export const atOnce = <Result>(database: DatabaseSync, work: () => Result): Result => {
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
};
