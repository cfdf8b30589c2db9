import type { DatabaseSync } from 'node:sqlite';
import { atOnce } from './at-once.sqlite.ts';
import type { SavedDecksOfUsers } from './saved-decks.ts';

export const SAVED_DECKS_TABLE = `
  CREATE TABLE IF NOT EXISTS savedDeck (
    userId TEXT NOT NULL, id TEXT NOT NULL, name TEXT, query TEXT, changedAt TEXT NOT NULL, PRIMARY KEY (userId, id)
  ) WITHOUT ROWID;`;

export const sqliteSavedDecks = (database: DatabaseSync): SavedDecksOfUsers => ({
  of: async (userId) =>
    database
      .prepare(`SELECT id, name, query, changedAt FROM savedDeck ${NEWEST_OF_USER}`)
      .all(userId)
      .map((row) => ({
        id: String(row['id']),
        deck: row['query'] === null ? null : { name: String(row['name']), query: String(row['query']) },
        changedAt: String(row['changedAt']),
      })),
  keep: async (userId, decks, most) =>
    atOnce(database, () => {
      const keep = database.prepare(KEEP);
      for (const { id, deck, changedAt } of decks)
        keep.run(id, deck?.name ?? null, deck?.query ?? null, changedAt, userId);
      database.prepare(DROP_OLDEST).run(userId, userId, most);
    }),
});

const NEWEST_OF_USER = 'WHERE userId = ? ORDER BY changedAt DESC, id';

const KEEP = `
  INSERT INTO savedDeck (userId, id, name, query, changedAt) SELECT user.id, ?, ?, ?, ? FROM user WHERE user.id = ?
  ON CONFLICT DO UPDATE SET name = excluded.name, query = excluded.query, changedAt = excluded.changedAt
  WHERE excluded.changedAt >= savedDeck.changedAt`;

const DROP_OLDEST = `
  DELETE FROM savedDeck WHERE userId = ?
  AND id NOT IN (SELECT id FROM savedDeck ${NEWEST_OF_USER} LIMIT ?)`;
