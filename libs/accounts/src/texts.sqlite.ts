import type { DatabaseSync } from 'node:sqlite';
import type { Texts, WrittenText } from './texts.ts';

export const TEXTS_TABLE = `
  CREATE TABLE IF NOT EXISTS texts (id TEXT PRIMARY KEY, owner TEXT NOT NULL, about TEXT, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS texts_by_owner ON texts (owner, id);
  CREATE INDEX IF NOT EXISTS texts_by_about ON texts (about) WHERE about IS NOT NULL;`;

/** Texts in a table of the accounts database; every commit is flushed. */
export const sqliteTexts = (database: DatabaseSync): Texts => ({
  write: async ({ id, owner, about, body }) => {
    const insert = database.prepare('INSERT OR IGNORE INTO texts (id, owner, about, body) VALUES (?, ?, ?, ?)');
    insert.run(id, owner, about ?? null, body);
  },
  replace: async ({ id, owner, body }) =>
    void database.prepare('UPDATE texts SET body = ? WHERE id = ? AND owner = ?').run(body, id, owner),
  bodies: async (ids) => {
    const select = database.prepare('SELECT id, body FROM texts WHERE id IN (SELECT value FROM json_each(?))');
    const rows = select.all(JSON.stringify([...ids]));
    return new Map(rows.map((row) => [String(row['id']), String(row['body'])]));
  },
  ownedBy: async (owner, after, limit) => {
    const select = database.prepare('SELECT * FROM texts WHERE owner = ? AND id > ? ORDER BY id LIMIT ?');
    return (select.all(owner, after, limit) as Row[]).map(writtenText);
  },
  writtenAbout: async (userId, after, limit) => {
    const words = 'SELECT * FROM texts WHERE about = ?1 AND owner <> ?1 AND id > ?2 ORDER BY id LIMIT ?3';
    return (database.prepare(words).all(userId, after, limit) as Row[]).map(writtenText);
  },
  remove: async (owner, id) => void database.prepare('DELETE FROM texts WHERE id = ? AND owner = ?').run(id, owner),
  removeAllOf: async (userId) => void database.prepare('DELETE FROM texts WHERE owner = ?1 OR about = ?1').run(userId),
});

type Row = { id: string; owner: string; about: string | null; body: string };

const writtenText = ({ id, owner, about, body }: Row): WrittenText => ({
  id,
  owner,
  ...(about === null ? {} : { about }),
  body,
});
