import type { DatabaseSync } from 'node:sqlite';
import { atOnce } from './at-once.sqlite.ts';
import type { SavedFiltersOfUsers } from './saved-filters.ts';

type Table = 'savedFilter' | 'savedHand' | 'savedMatch' | 'eventPicks';

const tableOf = (table: Table): string => `
  CREATE TABLE IF NOT EXISTS ${table} (
    userId TEXT NOT NULL, name TEXT NOT NULL, text TEXT, changedAt TEXT NOT NULL, PRIMARY KEY (userId, name)
  ) WITHOUT ROWID;`;
export const SAVED_FILTERS_TABLE =
  tableOf('savedFilter') + tableOf('savedHand') + tableOf('savedMatch') + tableOf('eventPicks');

export const sqliteSavedFilters = (database: DatabaseSync, table: Table): SavedFiltersOfUsers => ({
  of: async (userId) =>
    database
      .prepare(`SELECT name, text, changedAt FROM ${table} ${NEWEST_OF_USER}`)
      .all(userId)
      .map((row) => ({
        name: String(row['name']),
        text: row['text'] === null ? null : String(row['text']),
        changedAt: String(row['changedAt']),
      })),
  keep: async (userId, filters, most) =>
    atOnce(database, () => {
      const keep = database.prepare(keepIn(table));
      for (const { name, text, changedAt } of filters) keep.run(name, text, changedAt, userId);
      database.prepare(dropOldestOf(table)).run(userId, userId, most);
    }),
});

const NEWEST_OF_USER = 'WHERE userId = ? ORDER BY changedAt DESC, name';

const keepIn = (table: Table): string => `
  INSERT INTO ${table} (userId, name, text, changedAt) SELECT id, ?, ?, ? FROM user WHERE id = ?
  ON CONFLICT DO UPDATE SET text = excluded.text, changedAt = excluded.changedAt
  WHERE excluded.changedAt >= ${table}.changedAt`;

const dropOldestOf = (table: Table): string => `
  DELETE FROM ${table} WHERE userId = ?
  AND name NOT IN (SELECT name FROM ${table} ${NEWEST_OF_USER} LIMIT ?)`;
