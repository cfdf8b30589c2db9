import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** In a data folder: marks a user's sessions as started with a second factor. */
export const markSecondFactor = (folder: string, userId: string): void => {
  const database = new DatabaseSync(join(folder, 'accounts.sqlite'), { timeout: 5_000 });
  database.prepare('UPDATE session SET secondFactor = 1 WHERE userId = ?').run(userId);
  database.close();
};
