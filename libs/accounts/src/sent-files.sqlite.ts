import type { DatabaseSync } from 'node:sqlite';
import type { SentFile, SentFiles } from './sent-files.ts';

/** With a column `userId`, by which rows are exported and erased. */
export const SENT_FILES_TABLE = `
  CREATE TABLE IF NOT EXISTS sentFile (
    userId TEXT NOT NULL, name TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, bytes INTEGER NOT NULL,
    sentAt TEXT NOT NULL, PRIMARY KEY (userId, name)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sent_files_by_name ON sentFile (name, sentAt);`;

export const sqliteSentFiles = (database: DatabaseSync): SentFiles => ({
  add: async ({ owner, name, width, height, bytes, sentAt }) =>
    void database.prepare(ADD).run(owner, name, width, height, bytes, sentAt),
  get: async (owner, name) => {
    const row = database.prepare('SELECT * FROM sentFile WHERE userId = ? AND name = ?').get(owner, name);
    return row && sentFile(row as Row);
  },
  known: async (names) => namesOf(database.prepare(KNOWN).all(JSON.stringify([...names]))),
  ownersOf: async (name) =>
    database
      .prepare('SELECT userId FROM sentFile WHERE name = ? ORDER BY userId')
      .all(name)
      .map((row) => String(row['userId'])),
  ownedBy: async (owner, after, limit) => (database.prepare(OWNED_BY).all(owner, after, limit) as Row[]).map(sentFile),
  sentBefore: async (before, after, limit) => [...namesOf(database.prepare(SENT_BEFORE).all({ before, after, limit }))],
  removeSentBefore: async (name, before) => void database.prepare(REMOVE).run(name, before),
});

type Row = Omit<SentFile, 'owner'> & { readonly userId: string };

const sentFile = ({ userId, name, width, height, bytes, sentAt }: Row): SentFile => ({
  owner: userId,
  name,
  width,
  height,
  bytes,
  sentAt,
});

const namesOf = (rows: readonly object[]): ReadonlySet<string> =>
  new Set((rows as { readonly name: string }[]).map(({ name }) => name));

const ADD = `
  INSERT INTO sentFile (userId, name, width, height, bytes, sentAt) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET sentAt = excluded.sentAt`;
const KNOWN = 'SELECT DISTINCT name FROM sentFile WHERE name IN (SELECT value FROM json_each(?))';
const OWNED_BY = 'SELECT * FROM sentFile WHERE userId = ? AND name > ? ORDER BY name LIMIT ?';
const SENT_BEFORE = `
  SELECT name FROM sentFile WHERE name > :after GROUP BY name HAVING max(sentAt) < :before ORDER BY name LIMIT :limit`;
const REMOVE = `
  DELETE FROM sentFile WHERE name = ?1 AND NOT EXISTS (SELECT 1 FROM sentFile WHERE name = ?1 AND sentAt >= ?2)`;
