import type { DatabaseSync } from 'node:sqlite';
import { atOnce } from './at-once.sqlite.ts';
import { sqliteClosing } from './closing.sqlite.ts';
import { foldedName } from './folded-name.ts';
import { type Persons, SECRET_COLUMN } from './erasure.ts';
import { sqliteTexts } from './texts.sqlite.ts';

export const sqlitePersons = (database: DatabaseSync): Persons => ({
  find: async (text, limit) => {
    const folded = foldedName(text);
    const values = { id: text, email: asKept(text), from: folded, to: `${folded}\u{10ffff}`, limit };
    return database
      .prepare(FIND)
      .all(values)
      .map((row) => ({ id: String(row['id']), name: String(row['name']) }));
  },
  byEmail: async (email) => {
    const row = database.prepare('SELECT id, name, emailVerified FROM user WHERE email = ?').get(asKept(email));
    return row && { id: String(row['id']), name: String(row['name']), confirmed: row['emailVerified'] === 1 };
  },
  rows: async (userId) =>
    Object.fromEntries(tablesOf(database).map((table) => [table, rowsOf(database, table, userId)])),
  ...sqliteClosing(database),
  erase: async (userId) => {
    const texts = sqliteTexts(database);
    const email = database.prepare('SELECT email FROM user WHERE id = ?').get(userId)?.['email'];
    return atOnce(database, () => {
      void texts.removeAllOf(userId);
      dropLinks(database, [userId, ...(email ? [String(email)] : [])]);
      const removed = tablesOf(database).map((table) => remove(database, table, userId));
      return removed.some((count) => count > 0);
    });
  },
  scrub: async () => {
    database.exec('VACUUM');
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
  },
});

const asKept = (email: string): string => email.trim().toLowerCase();

const FIND = `
  SELECT id, name FROM user
  WHERE id = :id OR email = :email OR (:from <> '' AND foldedName >= :from AND foldedName < :to)
  ORDER BY foldedName LIMIT :limit`;

/** `user` itself and every table with a user id, those of plug-ins included. */
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

/** Pending links of emails, which contain the user id or the address. */
export const dropLinks = (database: DatabaseSync, words: readonly string[]): void => {
  const forget = database.prepare('DELETE FROM verification WHERE instr(value, ?1) > 0 OR instr(identifier, ?1) > 0');
  for (const word of words) forget.run(word);
};
