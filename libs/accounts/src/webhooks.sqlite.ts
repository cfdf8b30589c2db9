import type { DatabaseSync } from 'node:sqlite';
import { untried, type Webhook, type WebhookProgress, type Webhooks } from './webhooks.ts';

export const WEBHOOKS_TABLE = `
  CREATE TABLE IF NOT EXISTS webhook (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL, secret TEXT NOT NULL, url TEXT NOT NULL, topics TEXT NOT NULL,
    createdAt TEXT NOT NULL, turn INTEGER NOT NULL DEFAULT 0, parked INTEGER NOT NULL DEFAULT 0, progress TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS webhook_by_user ON webhook (userId, createdAt);
  CREATE INDEX IF NOT EXISTS webhook_by_state ON webhook (parked);`;

export const sqliteWebhooks = (database: DatabaseSync): Webhooks => ({
  of: async (userId) => database.prepare(OF).all(userId).map(webhookOf),
  add: async (userId, { id, secret, url, topics, createdAt, ...progress }, most) => {
    const values = { id, userId, secret, url, topics: JSON.stringify(topics), createdAt, most };
    return Number(database.prepare(ADD).run({ ...values, progress: JSON.stringify(progress) }).changes) > 0;
  },
  remove: async (userId, id) =>
    Number(database.prepare('DELETE FROM webhook WHERE id = ? AND userId = ?').run(id, userId).changes) > 0,
  replay: async (userId, id, position) =>
    Number(database.prepare(REPLAY).run(JSON.stringify(untried(position)), id, userId).changes) > 0,
  active: async () =>
    database
      .prepare(ACTIVE)
      .all()
      .map((row) => ({ ...webhookOf(row), secret: String(row['secret']), turn: Number(row['turn']) })),
  note: async (id, turn, progress) => {
    database.prepare(NOTE).run(JSON.stringify(progress), Number(progress.parkedAt !== null), id, turn);
  },
});

const webhookOf = (row: Readonly<Record<string, unknown>>): Webhook => ({
  id: String(row['id']),
  url: String(row['url']),
  topics: JSON.parse(String(row['topics'])) as string[],
  createdAt: String(row['createdAt']),
  ...(JSON.parse(String(row['progress'])) as WebhookProgress),
});

const OF = 'SELECT * FROM webhook WHERE userId = ? ORDER BY createdAt DESC, id';

const ADD = `
  INSERT INTO webhook (id, userId, secret, url, topics, createdAt, progress)
  SELECT :id, user.id, :secret, :url, :topics, :createdAt, :progress FROM user
  WHERE user.id = :userId AND (SELECT count(*) FROM webhook WHERE userId = :userId) < :most`;

const REPLAY = 'UPDATE webhook SET progress = ?, parked = 0, turn = turn + 1 WHERE id = ? AND userId = ?';

const ACTIVE = `
  SELECT * FROM webhook WHERE parked = 0
  AND NOT EXISTS (SELECT 1 FROM closing WHERE closing.userId = webhook.userId)`;

const NOTE = 'UPDATE webhook SET progress = ?, parked = ? WHERE id = ? AND turn = ?';
