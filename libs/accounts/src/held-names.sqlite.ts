import type { DatabaseSync } from 'node:sqlite';
import { atOnce } from './at-once.sqlite.ts';
import { type HeldNames, heldUntil, type OddName, WITHOUT_USER_MS, yearBefore } from './held-names.ts';
import { NAME_KEYS_VERSION, nameKeys } from './name-keys.ts';
import { oddnessOf } from './name-rules.ts';

export const HELD_NAMES_TABLES = `
  CREATE TABLE IF NOT EXISTS heldName (key TEXT PRIMARY KEY, userId TEXT NOT NULL, takenAt TEXT NOT NULL, until TEXT, version TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS heldName_by_user ON heldName (userId);
  CREATE TABLE IF NOT EXISTS formerName (userId TEXT NOT NULL, name TEXT NOT NULL, givenUpAt TEXT NOT NULL, PRIMARY KEY (userId, givenUpAt)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS oddName (userId TEXT PRIMARY KEY, why TEXT NOT NULL) WITHOUT ROWID;`;

export const sqliteHeldNames = (database: DatabaseSync): HeldNames => ({
  take: async (userId, name, now) => atOnce(database, () => take(database, userId, name, now)),
  rename: async (userId, { from, to }, now) =>
    atOnce(database, () => {
      if (!take(database, userId, to, now)) return false;
      giveUp(
        database,
        userId,
        nameKeys(from).filter((key) => !nameKeys(to).includes(key)),
        heldUntil(now),
      );
      database.prepare('INSERT OR IGNORE INTO formerName VALUES (?, ?, ?)').run(userId, from, now);
      database.prepare('DELETE FROM formerName WHERE userId = ? AND givenUpAt < ?').run(userId, yearBefore(now));
      database.prepare('DELETE FROM oddName WHERE userId = ?').run(userId);
      return true;
    }),
  holder: async (name, now) => {
    const row = database.prepare(HOLDER).get(JSON.stringify(nameKeys(name)), now);
    return row && String(row['userId']);
  },
  formerOf: async (userId, since) => {
    const select = 'SELECT name, givenUpAt FROM formerName WHERE userId = ? AND givenUpAt > ? ORDER BY givenUpAt DESC';
    const rows = database.prepare(select).all(userId, since);
    return rows.map((row) => ({ name: String(row['name']), givenUpAt: String(row['givenUpAt']) }));
  },
  odd: async (limit) => {
    const rows = database.prepare(ODD).all(limit);
    return rows.map(({ userId, name, why }) => ({ userId, name, why }) as OddName);
  },
});

/** Holds names of older accounts, or all again after the look-alike table changed. */
export const holdKnownNames = (database: DatabaseSync): void =>
  atOnce(database, () => {
    database.prepare('DELETE FROM heldName WHERE version <> ?').run(NAME_KEYS_VERSION);
    const now = new Date().toISOString();
    const hold = database.prepare(HOLD);
    const unheld = database.prepare(UNHELD).all();
    for (const row of unheld) {
      const [userId, name] = [String(row['id']), String(row['name'])];
      const isTheirs = nameKeys(name)
        .map((key) => holds(database, hold, userId, key, now))
        .every(Boolean);
      const why = isTheirs ? oddnessOf(name) : 'taken';
      if (why) database.prepare('INSERT OR REPLACE INTO oddName VALUES (?, ?)').run(userId, why);
    }
    const former = database.prepare('SELECT * FROM formerName WHERE givenUpAt > ?').all(yearBefore(now));
    for (const { userId, name, givenUpAt } of former) {
      const until = heldUntil(String(givenUpAt));
      for (const key of nameKeys(String(name))) hold.run(key, String(userId), now, until, NAME_KEYS_VERSION);
    }
  });

const HOLD = 'INSERT INTO heldName VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
const TAKE = `
  INSERT INTO heldName VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET until = NULL, version = excluded.version`;
const HOLDER = `
  SELECT userId FROM heldName WHERE key IN (SELECT value FROM json_each(?)) AND (until IS NULL OR until > ?)
  ORDER BY until IS NULL DESC LIMIT 1`;
const ODD = `
  SELECT userId, name, why FROM oddName JOIN user ON user.id = oddName.userId ORDER BY userId LIMIT ?`;
const UNHELD = `
  SELECT id, name FROM user WHERE NOT EXISTS (SELECT 1 FROM heldName WHERE userId = user.id AND until IS NULL)
  ORDER BY createdAt, id`;
/** No longer held: the year is over, or the registration that took it never became a user. */
const FREE = `
  DELETE FROM heldName WHERE key = ?1 AND userId <> ?2 AND (until <= ?3
    OR (until IS NULL AND takenAt < ?4 AND NOT EXISTS (SELECT 1 FROM user WHERE id = heldName.userId)))`;

/** Takes every key of the name, or changes nothing. */
const take = (database: DatabaseSync, userId: string, name: string, now: string): boolean => {
  const keys = nameKeys(name);
  const before = new Date(Date.parse(now) - WITHOUT_USER_MS).toISOString();
  for (const key of keys) database.prepare(FREE).run(key, userId, now, before);
  const others = 'SELECT 1 FROM heldName WHERE userId <> ? AND key IN (SELECT value FROM json_each(?))';
  if (database.prepare(others).get(userId, JSON.stringify(keys))) return false;
  const hold = database.prepare(TAKE);
  for (const key of keys) hold.run(key, userId, now, null, NAME_KEYS_VERSION);
  return true;
};

const holds = (
  database: DatabaseSync,
  hold: ReturnType<DatabaseSync['prepare']>,
  userId: string,
  key: string,
  now: string,
): boolean => {
  hold.run(key, userId, now, null, NAME_KEYS_VERSION);
  return database.prepare('SELECT userId FROM heldName WHERE key = ?').get(key)?.['userId'] === userId;
};

const giveUp = (database: DatabaseSync, userId: string, keys: readonly string[], until: string): void => {
  const end = database.prepare('UPDATE heldName SET until = ? WHERE key = ? AND userId = ?');
  for (const key of keys) end.run(until, key, userId);
};
