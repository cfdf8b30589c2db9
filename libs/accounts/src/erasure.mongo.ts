import type { Db } from 'mongodb';
import { mongoClosing } from './closing.mongo.ts';
import { foldedName } from './folded-name.ts';
import { type Persons, SECRET_COLUMN } from './erasure.ts';
import { mongoTexts } from './texts.mongo.ts';

type User = { _id: string; name: string; email: string; emailVerified: boolean; foldedName: string };

export const mongoPersons = (db: Db): Persons => {
  const users = db.collection<User>('user');
  return {
    find: async (text, limit) => {
      const begins = foldedName(text);
      const byName = begins === '' ? [] : [{ foldedName: { $gte: begins, $lt: `${begins}\u{10ffff}` } }];
      const found = users.find({ $or: [{ _id: text }, { email: asKept(text) }, ...byName] });
      const rows = await found.sort({ foldedName: 1 }).limit(limit).toArray();
      return rows.map(({ _id, name }) => ({ id: _id, name }));
    },
    byEmail: async (email) => {
      const user = await users.findOne({ email: asKept(email) });
      return user ? { id: user._id, name: user.name, confirmed: user.emailVerified } : undefined;
    },
    rows: async (userId) => {
      const tables = await tablesOf(db);
      const rows = await Promise.all(tables.map((table) => rowsOf(db, table, userId)));
      return Object.fromEntries(tables.map((table, at) => [table, rows[at] ?? []]));
    },
    ...mongoClosing(db),
    erase: async (userId) => {
      const user = await users.findOne({ _id: userId });
      await mongoTexts(db).removeAllOf(userId);
      await dropLinks(db, [userId, ...(user ? [user.email] : [])]);
      const counts: number[] = [];
      // The row that marks the erasure goes last: an erasure that is cut off is done again.
      for (const table of await tablesOf(db)) counts.push(await remove(db, table, userId));
      return counts.some((count) => count > 0);
    },
    // The server's files are the operator's: docs/operations.md.
    scrub: async () => true,
  };
};

const asKept = (email: string): string => email.trim().toLowerCase();

const OWN_ID = new Set(['user', 'closing']);
const OTHERS = new Set(['texts', 'verification', 'user', 'closing']);

const tablesOf = async (db: Db): Promise<readonly string[]> => {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  return [...names.filter((name) => !OTHERS.has(name) && !name.startsWith('system.')), 'user', 'closing'];
};

const ownedBy = (table: string, userId: string) => (OWN_ID.has(table) ? { _id: userId } : { userId });

const rowsOf = async (db: Db, table: string, userId: string) => {
  const rows = await db.collection<{ _id: string }>(table).find(ownedBy(table, userId)).toArray();
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET_COLUMN.test(name))));
};

const remove = async (db: Db, table: string, userId: string): Promise<number> =>
  (await db.collection<{ _id: string }>(table).deleteMany(ownedBy(table, userId))).deletedCount;

/** Pending links of emails, which contain the user id or the address. */
export const dropLinks = async (db: Db, words: readonly string[]): Promise<void> => {
  for (const word of words) {
    const contains = { $regex: word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') };
    await db.collection('verification').deleteMany({ $or: [{ value: contains }, { identifier: contains }] });
  }
};
