import type { DatabaseSync } from 'node:sqlite';
import type { ViewCounts } from './view-counts.ts';

export const VIEW_COUNTS_TABLE = `
  CREATE TABLE IF NOT EXISTS looks (
    kind TEXT NOT NULL, day TEXT NOT NULL, item TEXT NOT NULL, looks INTEGER NOT NULL, PRIMARY KEY (kind, day, item)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS looks_of_item ON looks (kind, item, day);`;

export const sqliteViewCounts = (database: DatabaseSync): ViewCounts => ({
  add: async ({ day, kind, items }) => void database.prepare(ADD).run(kind, day, JSON.stringify(items)),
  most: async (kind, sinceDay, limit) =>
    database
      .prepare(MAX_COUNT)
      .all(kind, sinceDay, limit)
      .map(({ item, looks }) => ({ item: String(item), looks: Number(looks) })),
  of: async (kind, item, sinceDay) => Number(database.prepare(OF_ITEM).get(kind, item, sinceDay)?.['looks'] ?? 0),
  forget: async (beforeDay) => void database.prepare('DELETE FROM looks WHERE day < ?').run(beforeDay),
});

// `WHERE true` keeps SQLite from reading ON CONFLICT as the condition of a join.
const ADD = `
  INSERT INTO looks (kind, day, item, looks)
  SELECT ?, ?, value ->> 'item', value ->> 'looks' FROM json_each(?) WHERE true
  ON CONFLICT DO UPDATE SET looks = looks.looks + excluded.looks`;

const MAX_COUNT = `
  SELECT item, sum(looks) AS looks FROM looks WHERE kind = ? AND day >= ?
  GROUP BY item ORDER BY sum(looks) DESC, item LIMIT ?`;

const OF_ITEM = 'SELECT sum(looks) AS looks FROM looks WHERE kind = ? AND item = ? AND day >= ?';
