import type { DatabaseSync } from 'node:sqlite';
import type { SettingsOfUsers } from './stored-settings.ts';

export const SETTINGS_TABLE = `
  CREATE TABLE IF NOT EXISTS settings (userId TEXT PRIMARY KEY, changedAt TEXT NOT NULL, options TEXT NOT NULL) WITHOUT ROWID;`;

export const sqliteSettings = (database: DatabaseSync): SettingsOfUsers => ({
  of: async (userId) => {
    const row = database.prepare('SELECT changedAt, options FROM settings WHERE userId = ?').get(userId);
    return row && { changedAt: String(row['changedAt']), options: JSON.parse(String(row['options'])) };
  },
  keep: async (userId, { changedAt, options }) =>
    void database.prepare(KEEP).run(changedAt, JSON.stringify(options), userId),
});

const KEEP = `
  INSERT INTO settings (userId, changedAt, options) SELECT id, ?, ? FROM user WHERE id = ?
  ON CONFLICT DO UPDATE SET changedAt = excluded.changedAt, options = excluded.options
  WHERE excluded.changedAt >= settings.changedAt`;
