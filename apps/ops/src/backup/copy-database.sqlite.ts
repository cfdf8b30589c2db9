import { backup, DatabaseSync } from 'node:sqlite';

/** A copy of a database as it was at one moment, whoever writes to it meanwhile. */
export const copyDatabase = async (from: string, to: string): Promise<void> => {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
};

/** The same of what is there now and nothing of what was deleted, which may lie on in pages that are free. */
export const copyCompacted = (from: string, to: string): void => {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
};
