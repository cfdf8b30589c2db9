import type { DatabaseSync } from 'node:sqlite';
import { foldedName } from './folded-name.ts';
import { type Persons, SECRET_COLUMN } from './erasure.ts';
import { sqliteTexts } from './texts.sqlite.ts';

export const CLOSING_TABLE = `
  CREATE TABLE IF NOT EXISTS closing (userId TEXT PRIMARY KEY, dueAt TEXT NOT NULL, erasing INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS closing_by_due ON closing (dueAt);`;

export const sqlitePersons = (database: DatabaseSync): Persons => ({
  find: async (text, limit) => {
    const folded = foldedName(text);
    const values = { id: text, email: text.trim().toLowerCase(), from: folded, to: `${folded}\u{10ffff}`, limit };
    return database
      .prepare(FIND)
      .all(values)
      .map((row) => ({ id: String(row['id']), name: String(row['name']) }));
  },
  rows: async (userId) =>
    Object.fromEntries(tablesOf(database).map((table) => [table, rowsOf(database, table, userId)])),
  startClosing: async (userId, dueAt) => {
    const insert = 'INSERT INTO closing (userId, dueAt) SELECT id, ? FROM user WHERE id = ? ON CONFLICT DO NOTHING';
    atOnce(database, () => {
      database.prepare(insert).run(dueAt, userId);
      database.prepare('DELETE FROM session WHERE userId = ?').run(userId);
    });
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
  erase: async (userId) => {
    const texts = sqliteTexts(database);
    const email = database.prepare('SELECT email FROM user WHERE id = ?').get(userId)?.['email'];
    return atOnce(database, () => {
      void texts.removeAllOf(userId);
      forgetLinks(database, [userId, ...(email ? [String(email)] : [])]);
      const removed = tablesOf(database).map((table) => remove(database, table, userId));
      return removed.some((count) => count > 0);
    });
  },
});

const FIND = `
  SELECT id, name FROM user
  WHERE id = :id OR email = :email OR (:from <> '' AND foldedName >= :from AND foldedName < :to)
  ORDER BY foldedName LIMIT :limit`;

/** `user` itself and every table that names one, those of plug-ins too. */
const tablesOf = (database: DatabaseSync): readonly string[] => {
  const named = database.prepare(`
    SELECT name FROM sqlite_master WHERE type = 'table'
    AND EXISTS (SELECT 1 FROM pragma_table_info(sqlite_master.name) AS field WHERE field.name = 'userId')`);
  return [...named.all().map((row) => String(row['name'])), 'user'];
};

const ownerColumn = (table: string): string => (table === 'user' ? 'id' : 'userId');

const rowsOf = (database: DatabaseSync, table: string, userId: string) =>
  database
    .prepare(`SELECT * FROM "${table}" WHERE ${ownerColumn(table)} = ?`)
    .all(userId)
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET_COLUMN.test(name))));

const remove = (database: DatabaseSync, table: string, userId: string): number =>
  Number(database.prepare(`DELETE FROM "${table}" WHERE ${ownerColumn(table)} = ?`).run(userId).changes);

/** Links in mails under way, which name the user or the address. */
const forgetLinks = (database: DatabaseSync, words: readonly string[]): void => {
  const forget = database.prepare('DELETE FROM verification WHERE instr(value, ?1) > 0 OR instr(identifier, ?1) > 0');
  for (const word of words) forget.run(word);
};

const atOnce = <Result>(database: DatabaseSync, work: () => Result): Result => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
};
