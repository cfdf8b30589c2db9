import type { DatabaseSync } from 'node:sqlite';
import { atOnce } from './at-once.sqlite.ts';
import type { ChatAttempt, ChatLink, ChatLinks } from './chat-links.ts';

export const CHAT_TABLES = `
  CREATE TABLE IF NOT EXISTS chatLink (userId TEXT PRIMARY KEY, chatId TEXT NOT NULL, name TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS chat_link_chat_id_is_unique ON chatLink (chatId);
  CREATE TABLE IF NOT EXISTS chatAttempt (userId TEXT PRIMARY KEY, chatId TEXT NOT NULL, name TEXT NOT NULL, secret TEXT NOT NULL, expiresAt TEXT NOT NULL, triesLeft INTEGER NOT NULL, cause TEXT) WITHOUT ROWID;`;

export const sqliteChatLinks = (database: DatabaseSync): ChatLinks => ({
  linkOf: async (userId) => row<ChatLink>(database.prepare('SELECT * FROM chatLink WHERE userId = ?').get(userId)),
  attemptOf: async (userId) =>
    row<ChatAttempt>(database.prepare('SELECT * FROM chatAttempt WHERE userId = ?').get(userId)),
  recordAttempt: async ({ userId, chatId, name, secret, expiresAt, triesLeft, cause }) =>
    void database.prepare(KEEP).run(userId, chatId, name, secret, expiresAt, triesLeft, cause),
  takeTry: async (userId) => row<ChatAttempt>(database.prepare(TAKE_TRY).get(userId)),
  link: async ({ userId, chatId, name, at }) =>
    atOnce(database, () => {
      const linked = database.prepare(LINK).run(chatId, name, at, userId).changes > 0;
      if (linked) database.prepare('DELETE FROM chatAttempt WHERE userId = ?').run(userId);
      return linked;
    }),
  unlink: async (userId) =>
    atOnce(database, () => {
      database.prepare('DELETE FROM chatLink WHERE userId = ?').run(userId);
      database.prepare('DELETE FROM chatAttempt WHERE userId = ?').run(userId);
    }),
});

const KEEP = `
  INSERT OR REPLACE INTO chatAttempt (userId, chatId, name, secret, expiresAt, triesLeft, cause) VALUES (?, ?, ?, ?, ?, ?, ?)`;

const TAKE_TRY = 'UPDATE chatAttempt SET triesLeft = triesLeft - 1 WHERE userId = ? AND triesLeft > 0 RETURNING *';

const LINK = `
  INSERT INTO chatLink (userId, chatId, name, at) SELECT id, ?, ?, ? FROM user WHERE id = ? ON CONFLICT DO NOTHING`;

const row = <Row>(found: object | undefined): Row | undefined => found && ({ ...found } as Row);
