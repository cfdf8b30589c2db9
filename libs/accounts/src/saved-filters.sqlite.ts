import type { DatabaseSync } from 'node:sqlite';
import { atOnce } from './at-once.sqlite.ts';
import type { SavedFiltersOfUsers } from './saved-filters.ts';

export const SAVED_FILTERS_TABLE = `
  CREATE TABLE IF NOT EXISTS savedFilter (
    userId TEXT NOT NULL, name TEXT NOT NULL, text TEXT, changedAt TEXT NOT NULL, PRIMARY KEY (userId, name)
  ) WITHOUT ROWID;`;

export const sqliteSavedFilters = (database: DatabaseSync): SavedFiltersOfUsers => ({
  of: async (userId) =>
    database
      .prepare(`SELECT name, text, changedAt FROM savedFilter ${NEWEST_OF_USER}`)
      .all(userId)
      .map((row) => ({
        name: String(row['name']),
        text: row['text'] === null ? null : String(row['text']),
        changedAt: String(row['changedAt']),
      })),
  keep: async (userId, filters, most) =>
    atOnce(database, () => {
      const keep = database.prepare(KEEP);
      for (const { name, text, changedAt } of filters) keep.run(name, text, changedAt, userId);
      database.prepare(DROP_OLDEST).run(userId, userId, most);
    }),
});

const NEWEST_OF_USER = 'WHERE userId = ? ORDER BY changedAt DESC, name';

const KEEP = `
  INSERT INTO savedFilter (userId, name, text, changedAt) SELECT id, ?, ?, ? FROM user WHERE id = ?
  ON CONFLICT DO UPDATE SET text = excluded.text, changedAt = excluded.changedAt
  WHERE excluded.changedAt >= savedFilter.changedAt`;

const DROP_OLDEST = `
  DELETE FROM savedFilter WHERE userId = ?
  AND name NOT IN (SELECT name FROM savedFilter ${NEWEST_OF_USER} LIMIT ?)`;
