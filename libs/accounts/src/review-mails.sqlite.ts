import type { DatabaseSync } from 'node:sqlite';
import type { ReviewMails } from './review-mails.ts';

export const REVIEW_MAILS_TABLES = `
  CREATE TABLE IF NOT EXISTS reviewMail (userId TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS reviewMailedTo (one INTEGER PRIMARY KEY CHECK (one = 1), position INTEGER NOT NULL);`;

export const sqliteReviewMails = (database: DatabaseSync): ReviewMails => ({
  isWanted: async (userId) => database.prepare('SELECT 1 FROM reviewMail WHERE userId = ?').get(userId) !== undefined,
  want: async (userId, isWanted) => void database.prepare(isWanted ? WANT : FORGO).run(userId),
  mailedTo: async () => {
    const row = database.prepare('SELECT position FROM reviewMailedTo').get();
    return row && Number(row['position']);
  },
  keepMailedTo: async (position) => void database.prepare(KEEP).run(position),
});

const WANT = 'INSERT INTO reviewMail (userId) SELECT id FROM user WHERE id = ? ON CONFLICT DO NOTHING';
const FORGO = 'DELETE FROM reviewMail WHERE userId = ?';
const KEEP = `
  INSERT INTO reviewMailedTo (one, position) VALUES (1, ?) ON CONFLICT DO UPDATE SET position = excluded.position`;
