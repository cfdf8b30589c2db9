import type { Membership } from './accounts.ts';
import { DatabaseSync } from 'node:sqlite';
import { getMigrations } from 'better-auth/db/migration';
import { type AccountStore, HALF_SIGN_UP_MS, type RequestedAccount } from './account-store.ts';
import { sqliteWebhooks, WEBHOOKS_TABLE } from './webhooks.sqlite.ts';
import { API_KEYS_TABLE, sqliteApiKeys } from './api-keys.sqlite.ts';
import { CHAT_TABLES, sqliteChatLinks } from './chat-links.sqlite.ts';
import { checkFile } from './check-file.sqlite.ts';
import { CLOSING_TABLE } from './closing.sqlite.ts';
import { DECK_LINKS_TABLE, sqliteDeckLinks } from './deck-links.sqlite.ts';
import { sqliteDoors } from './doors.sqlite.ts';
import { EVENT_PLANS_TABLE, sqliteEventPlans } from './event-plans.sqlite.ts';
import { dropLinks, sqlitePersons } from './erasure.sqlite.ts';
import { HELD_NAMES_TABLES, holdKnownNames, sqliteHeldNames } from './held-names.sqlite.ts';
import { SETTINGS_TABLE, sqliteSettings } from './stored-settings.sqlite.ts';
import { SAVED_DECKS_TABLE, sqliteSavedDecks } from './saved-decks.sqlite.ts';
import { SAVED_FILTERS_TABLE, sqliteSavedFilters } from './saved-filters.sqlite.ts';
import { REVIEW_MAILS_TABLES, sqliteReviewMails } from './review-mails.sqlite.ts';
import { SENT_FILES_TABLE, sqliteSentFiles } from './sent-files.sqlite.ts';
import { sqliteTexts, TEXTS_TABLE } from './texts.sqlite.ts';
import { VIEW_COUNTS_TABLE, sqliteViewCounts } from './view-counts.sqlite.ts';
import { sqliteVisits, VISITS_TABLE } from './visits.sqlite.ts';

const TABLES = [
  HELD_NAMES_TABLES,
  TEXTS_TABLE,
  SENT_FILES_TABLE,
  CLOSING_TABLE,
  CHAT_TABLES,
  SETTINGS_TABLE,
  SAVED_FILTERS_TABLE,
  SAVED_DECKS_TABLE,
  EVENT_PLANS_TABLE,
  REVIEW_MAILS_TABLES,
  DECK_LINKS_TABLE,
  VISITS_TABLE,
  VIEW_COUNTS_TABLE,
  API_KEYS_TABLE,
  WEBHOOKS_TABLE,
];

export const openSqliteAccountStore = (file: string): AccountStore => {
  const database = openFile(file);
  return {
    database,
    prepare: async (options) => {
      const { runMigrations } = await getMigrations(options);
      await runMigrations();
      database.exec(UNIQUE_INDEXES);
      database.exec(SPENT_CODES);
      for (const table of TABLES) database.exec(table);
      holdKnownNames(database);
    },
    names: async (userIds) => namesOf(database, userIds),
    membership: async (userId) => membershipOf(database, userId),
    confirmAddress: async (userId) => void database.prepare(CONFIRM).run(userId),
    taken: async ({ email, foldedName }) => {
      const row = database.prepare(TAKEN).get(email, foldedName, email);
      return row && (row['email'] === email ? 'email' : 'name');
    },
    dropHalfSignUps: async (wanted) => deleteUnfinishedRegistrations(database, wanted),
    dropLinks: async (userId) => dropLinks(database, [userId]),
    spendCode: async (userId, code, until) => {
      database.prepare('DELETE FROM spentCode WHERE until < ?').run(new Date().toISOString());
      return Number(database.prepare(SPEND).run(userId, code, until.toISOString()).changes) > 0;
    },
    ...leftIn(database),
    texts: sqliteTexts(database),
    sentFiles: sqliteSentFiles(database),
    chatLinks: sqliteChatLinks(database),
    ...keptOf(database),
    apiKeys: sqliteApiKeys(database),
    webhooks: sqliteWebhooks(database),
    doors: sqliteDoors(database),
    persons: sqlitePersons(database),
    close: async () => database.close(),
  };
};

const leftIn = (database: DatabaseSync) => ({
  visits: sqliteVisits(database),
  looks: sqliteViewCounts(database),
  deckLinks: sqliteDeckLinks(database),
  dropExpired: async (now: Date) => {
    for (const table of ['session', 'verification'])
      database.prepare(`DELETE FROM ${table} WHERE expiresAt < ?`).run(now.toISOString());
  },
});

const deleteUnfinishedRegistrations = (database: DatabaseSync, { email, foldedName }: RequestedAccount): boolean => {
  const before = new Date(Date.now() - HALF_SIGN_UP_MS).toISOString();
  const dropped = database.prepare(DROP_HALF_SIGN_UPS).all(email, foldedName, before);
  for (const { id } of dropped) database.prepare('DELETE FROM heldName WHERE userId = ?').run(String(id));
  return dropped.length > 0;
};

const keptOf = (database: DatabaseSync) => ({
  heldNames: sqliteHeldNames(database),
  settings: sqliteSettings(database),
  savedFilters: sqliteSavedFilters(database, 'savedFilter'),
  savedHands: sqliteSavedFilters(database, 'savedHand'),
  savedMatches: sqliteSavedFilters(database, 'savedMatch'),
  eventPicks: sqliteSavedFilters(database, 'eventPicks'),
  savedDecks: sqliteSavedDecks(database),
  eventPlans: sqliteEventPlans(database),
  reviewMails: sqliteReviewMails(database),
});

const openFile = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    checkFile(file, database);
    // Deleted rows are overwritten: they held a name, an address or a text of a user.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

const UNIQUE_INDEXES = `
  CREATE UNIQUE INDEX IF NOT EXISTS user_email_is_unique ON user (email);
  CREATE UNIQUE INDEX IF NOT EXISTS user_folded_name_is_unique ON user (foldedName);
  CREATE UNIQUE INDEX IF NOT EXISTS authenticator_is_one_a_user ON twoFactor (userId);
  CREATE UNIQUE INDEX IF NOT EXISTS passkey_credential_is_unique ON passkey (credentialID);`;

const SPENT_CODES = `
  CREATE TABLE IF NOT EXISTS spentCode (userId TEXT NOT NULL, code TEXT NOT NULL, until TEXT NOT NULL, PRIMARY KEY (userId, code)) WITHOUT ROWID`;

const SPEND = 'INSERT INTO spentCode (userId, code, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';

const DROP_HALF_SIGN_UPS = `
  DELETE FROM user WHERE (email = ? OR foldedName = ?) AND createdAt < ? AND NOT EXISTS (SELECT 1 FROM account WHERE account.userId = user.id)
  RETURNING id`;

const NAMES = 'SELECT id, name FROM user WHERE id IN (SELECT value FROM json_each(?))';

const namesOf = (database: DatabaseSync, userIds: readonly string[]): ReadonlyMap<string, string> => {
  const rows = database.prepare(NAMES).all(JSON.stringify(userIds));
  return new Map(rows.map((row) => [String(row['id']), String(row['name'])]));
};

const membershipOf = (database: DatabaseSync, userId: string): Membership | undefined => {
  const row = database.prepare(MEMBERSHIP).get(userId);
  return row && { confirmed: Boolean(row['emailVerified']), since: new Date(String(row['createdAt'])).toISOString() };
};

const CONFIRM = 'UPDATE user SET emailVerified = 1 WHERE id = ?';

const MEMBERSHIP = 'SELECT emailVerified, createdAt FROM user WHERE id = ?';

const TAKEN = 'SELECT email FROM user WHERE email = ? OR foldedName = ? ORDER BY email = ? DESC LIMIT 1';
