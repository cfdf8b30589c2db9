import type { DatabaseSync } from 'node:sqlite';
import type { Visits } from './visits.ts';

export const VISITS_TABLE = `
  CREATE TABLE IF NOT EXISTS visits (day TEXT PRIMARY KEY, visits INTEGER NOT NULL) WITHOUT ROWID;`;

export const sqliteVisits = (database: DatabaseSync): Visits => ({
  add: async (day, visits) => void database.prepare(ADD).run(day, visits),
  newest: async (days) => {
    const rows = database.prepare('SELECT day, visits FROM visits ORDER BY day DESC LIMIT ?').all(days);
    return rows.map((row) => ({ day: String(row['day']), visits: Number(row['visits']) }));
  },
});

const ADD = `
  INSERT INTO visits (day, visits) VALUES (?, ?)
  ON CONFLICT DO UPDATE SET visits = visits.visits + excluded.visits`;
