import type { DatabaseSync } from 'node:sqlite';
import type { ApiKey, ApiKeys } from './api-keys.ts';

export const API_KEYS_TABLE = `
  CREATE TABLE IF NOT EXISTS apiKey (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL, keyHash TEXT NOT NULL, name TEXT NOT NULL, scopes TEXT NOT NULL,
    createdAt TEXT NOT NULL, lastUsedOn TEXT
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS api_key_hash_is_unique ON apiKey (keyHash);
  CREATE INDEX IF NOT EXISTS api_key_by_user ON apiKey (userId, createdAt);`;

export const sqliteApiKeys = (database: DatabaseSync): ApiKeys => ({
  of: async (userId) => database.prepare(OF).all(userId).map(keyOf),
  add: async (userId, { id, hash, name, scopes, createdAt }, most) => {
    const values = { id, hash, name, scopes: JSON.stringify(scopes), createdAt, userId, most };
    return Number(database.prepare(ADD).run(values).changes) > 0;
  },
  revoke: async (userId, id) =>
    Number(database.prepare('DELETE FROM apiKey WHERE id = ? AND userId = ?').run(id, userId).changes) > 0,
  find: async (hash) => {
    const row = database.prepare(FIND).get(hash);
    if (!row) return undefined;
    const { id, scopes, lastUsedOn } = keyOf(row);
    return {
      id,
      scopes,
      lastUsedOn,
      userId: String(row['userId']),
      userName: String(row['userName']),
      email: String(row['email']),
      confirmed: Boolean(row['emailVerified']),
      language: row['language'] === null ? undefined : String(row['language']),
    };
  },
  used: async (id, day) => void database.prepare('UPDATE apiKey SET lastUsedOn = ? WHERE id = ?').run(day, id),
});

const keyOf = (row: Readonly<Record<string, unknown>>): ApiKey => ({
  id: String(row['id']),
  name: String(row['name']),
  scopes: JSON.parse(String(row['scopes'])) as string[],
  createdAt: String(row['createdAt']),
  lastUsedOn: row['lastUsedOn'] === null ? null : String(row['lastUsedOn']),
});

const OF = 'SELECT id, name, scopes, createdAt, lastUsedOn FROM apiKey WHERE userId = ? ORDER BY createdAt DESC, id';

const ADD = `
  INSERT INTO apiKey (id, userId, keyHash, name, scopes, createdAt)
  SELECT :id, user.id, :hash, :name, :scopes, :createdAt FROM user
  WHERE user.id = :userId AND (SELECT count(*) FROM apiKey WHERE userId = :userId) < :most`;

const FIND = `
  SELECT apiKey.*, user.name AS userName, user.email, user.emailVerified, user.language
  FROM apiKey JOIN user ON user.id = apiKey.userId
  WHERE apiKey.keyHash = ? AND NOT EXISTS (SELECT 1 FROM closing WHERE closing.userId = apiKey.userId)`;
