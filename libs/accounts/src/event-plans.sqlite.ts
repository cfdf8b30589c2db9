import type { DatabaseSync } from 'node:sqlite';
import { atOnce } from './at-once.sqlite.ts';
import { choicesWith, type EventPlan, type EventPlans, type OwnedEventPlan } from './event-plans.ts';

export const EVENT_PLANS_TABLE = `
  CREATE TABLE IF NOT EXISTS eventPlan (
    userId TEXT PRIMARY KEY, settings TEXT, choices TEXT NOT NULL DEFAULT '{}', calendarSecret TEXT
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS event_plan_by_secret ON eventPlan (calendarSecret);`;

export const sqliteEventPlans = (database: DatabaseSync): EventPlans => {
  const of = (userId: string): EventPlan | undefined => {
    const row = database.prepare('SELECT * FROM eventPlan WHERE userId = ?').get(userId);
    return row && planOf(row);
  };
  const keep = (column: 'settings' | 'choices' | 'calendarSecret', value: string | null, userId: string): void =>
    void database.prepare(keepIn(column)).run(value, userId);
  return {
    of: async (userId) => of(userId),
    set: async (userId, settings) => keep('settings', JSON.stringify(settings), userId),
    choose: async (userId, choice, isWanted, most) =>
      atOnce(database, () => {
        const choices = choicesWith(of(userId)?.choices ?? {}, choice, isWanted, most);
        keep('choices', JSON.stringify(choices), userId);
      }),
    setCalendarSecret: async (userId, secret) => keep('calendarSecret', secret, userId),
    byCalendarSecret: async (secret) => {
      const row = database.prepare(BY_SECRET).get(secret);
      return row && ownedOf(row);
    },
    after: async (userId, limit) => database.prepare(AFTER).all(userId, limit).map(ownedOf),
  };
};

const planOf = (row: Readonly<Record<string, unknown>>): EventPlan => ({
  settings: row['settings'] === null ? null : (JSON.parse(String(row['settings'])) as EventPlan['settings']),
  choices: JSON.parse(String(row['choices'])) as EventPlan['choices'],
  calendarSecret: row['calendarSecret'] === null ? null : String(row['calendarSecret']),
});

const ownedOf = (row: Readonly<Record<string, unknown>>): OwnedEventPlan => ({
  userId: String(row['userId']),
  plan: planOf(row),
});

const keepIn = (column: string): string => `
  INSERT INTO eventPlan (${column}, userId) SELECT ?, id FROM user WHERE id = ?
  ON CONFLICT DO UPDATE SET ${column} = excluded.${column}`;

const STAYS = 'NOT EXISTS (SELECT 1 FROM closing WHERE closing.userId = eventPlan.userId)';
const BY_SECRET = `SELECT * FROM eventPlan WHERE calendarSecret = ? AND ${STAYS}`;
const AFTER = `SELECT * FROM eventPlan WHERE userId > ? AND ${STAYS} ORDER BY userId LIMIT ?`;
