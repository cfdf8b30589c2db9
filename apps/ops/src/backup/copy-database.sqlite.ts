import { backup, DatabaseSync } from 'node:sqlite';

/** A copy of a database as it was at one moment, also during writes. */
export const copyDatabase = async (from: string, to: string): Promise<void> => {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
};

/** The same without deleted data, which may remain in free pages. */
export const copyCompacted = (from: string, to: string): void => {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
};
