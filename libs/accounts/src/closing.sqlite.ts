import type { DatabaseSync } from 'node:sqlite';
import { atOnce } from './at-once.sqlite.ts';
import type { Closing } from './erasure.ts';

export const CLOSING_TABLE = `
  CREATE TABLE IF NOT EXISTS closing (userId TEXT PRIMARY KEY, dueAt TEXT NOT NULL, erasing INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS closing_by_due ON closing (dueAt);`;

export const sqliteClosing = (database: DatabaseSync): Closing => ({
  startClosing: async (userId, dueAt) => {
    const insert = 'INSERT INTO closing (userId, dueAt) SELECT id, ? FROM user WHERE id = ? ON CONFLICT DO NOTHING';
    atOnce(database, () => {
      database.prepare(insert).run(dueAt, userId);
      database.prepare('DELETE FROM session WHERE userId = ?').run(userId);
    });
  },
  closesAt: async (userId) => {
    const row = database.prepare('SELECT dueAt FROM closing WHERE userId = ?').get(userId);
    return row && String(row['dueAt']);
  },
  stopClosing: async (userId) =>
    Number(database.prepare('DELETE FROM closing WHERE userId = ? AND erasing = 0').run(userId).changes) > 0,
  due: async (now, limit) => {
    const rows = database.prepare('SELECT userId FROM closing WHERE dueAt <= ? ORDER BY dueAt LIMIT ?').all(now, limit);
    return rows.map((row) => String(row['userId']));
  },
  beginErasing: async (userId, now) => {
    const begin = database.prepare('UPDATE closing SET erasing = 1 WHERE userId = ? AND dueAt <= ?');
    return Number(begin.run(userId, now).changes) > 0;
  },
});
