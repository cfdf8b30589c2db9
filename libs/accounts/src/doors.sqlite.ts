import type { DatabaseSync } from 'node:sqlite';
import { atOnce } from './at-once.sqlite.ts';
import type { Doors } from './doors.ts';
import type { RevokedKind } from './erasure-journal.ts';

const TABLES: Readonly<Record<RevokedKind, string>> = { 'api-key': 'apiKey', webhook: 'webhook', passkey: 'passkey' };

export const sqliteDoors = (database: DatabaseSync): Doors => {
  // A folder that was filled and never served has none of these tables.
  const isThere = (table: string): boolean =>
    database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table) !== undefined;
  const run = (table: string, sql: string, ...values: string[]): number =>
    isThere(table) ? Number(database.prepare(sql).run(...values).changes) : 0;
  return {
    endSessions: async () =>
      atOnce(database, () => {
        run('verification', 'DELETE FROM verification');
        return run('session', 'DELETE FROM session');
      }),
    revoke: async (kind, id) => run(TABLES[kind], `DELETE FROM "${TABLES[kind]}" WHERE id = ?`, id) > 0,
    dropPassword: async (userId) =>
      run('account', 'UPDATE account SET password = NULL WHERE userId = ? AND password IS NOT NULL', userId) > 0,
    dropFactor: async (userId) =>
      atOnce(database, () => {
        run('user', 'UPDATE user SET twoFactorEnabled = 0 WHERE id = ?', userId);
        return run('twoFactor', 'DELETE FROM twoFactor WHERE userId = ?', userId) > 0;
      }),
  };
};
