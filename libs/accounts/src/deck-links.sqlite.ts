import type { DatabaseSync } from 'node:sqlite';
import type { DeckLinks } from './deck-links.ts';

export const DECK_LINKS_TABLE = `
  CREATE TABLE IF NOT EXISTS deckLink (code TEXT PRIMARY KEY, query TEXT NOT NULL) WITHOUT ROWID;`;

export const sqliteDeckLinks = (database: DatabaseSync): DeckLinks => {
  const queryOf = async (code: string) => {
    const row = database.prepare('SELECT query FROM deckLink WHERE code = ?').get(code);
    return row && String(row['query']);
  };
  return {
    queryOf,
    keep: async (code, query) => {
      database.prepare('INSERT INTO deckLink (code, query) VALUES (?, ?) ON CONFLICT DO NOTHING').run(code, query);
      return (await queryOf(code)) === query;
    },
  };
};
