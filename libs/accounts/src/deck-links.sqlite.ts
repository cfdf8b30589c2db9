import type { DatabaseSync } from 'node:sqlite';
import type { DeckLinks } from './deck-links.ts';

export const DECK_LINKS_TABLE = `
  CREATE TABLE IF NOT EXISTS deckLink (code TEXT PRIMARY KEY, query TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS deckLinkEnd (code TEXT PRIMARY KEY, until TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS deckLinkEnd_until ON deckLinkEnd (until);`;

export const sqliteDeckLinks = (database: DatabaseSync): DeckLinks => {
  const queryOf = async (code: string) => {
    const row = database.prepare('SELECT query FROM deckLink WHERE code = ?').get(code);
    return row && String(row['query']);
  };
  const prolong = async (code: string, until: string) => void database.prepare(PROLONG).run(until, code);
  return {
    queryOf,
    prolong,
    keep: async (code, query, until) => {
      database.prepare('INSERT INTO deckLink (code, query) VALUES (?, ?) ON CONFLICT DO NOTHING').run(code, query);
      if ((await queryOf(code)) !== query) return false;
      await prolong(code, until);
      return true;
    },
    clear: async ({ today, until, most }) => {
      database.prepare(GIVE_ENDS).run(until);
      database.prepare('DELETE FROM deckLinkEnd WHERE until < ?').run(today);
      database.prepare(CUT).run(most);
      database.exec('DELETE FROM deckLink WHERE code NOT IN (SELECT code FROM deckLinkEnd)');
    },
    count: async () => Number(database.prepare('SELECT count(*) AS links FROM deckLink').get()?.['links']),
  };
};

// `WHERE true` keeps SQLite from reading ON CONFLICT as the condition of a join.
const PROLONG = `
  INSERT INTO deckLinkEnd (code, until) SELECT code, ? FROM deckLink WHERE code = ?
  ON CONFLICT DO UPDATE SET until = excluded.until WHERE until < excluded.until`;

const GIVE_ENDS = `
  INSERT INTO deckLinkEnd (code, until)
  SELECT code, ? FROM deckLink WHERE code NOT IN (SELECT code FROM deckLinkEnd)`;

const CUT = `
  DELETE FROM deckLinkEnd WHERE code IN (SELECT code FROM deckLinkEnd ORDER BY until DESC, code LIMIT -1 OFFSET ?)`;
