import type { Db } from 'mongodb';
import { untried, type Webhook, type WebhookProgress, type Webhooks } from './webhooks.ts';

type Row = Pick<Webhook, 'url' | 'topics' | 'createdAt'> & {
  _id: string;
  userId: string;
  secret: string;
  turn: number;
  parked: boolean;
  progress: WebhookProgress;
};

export const prepareMongoWebhooks = async (db: Db): Promise<void> => {
  await db.collection('webhook').createIndex({ userId: 1, createdAt: 1 });
  await db.collection('webhook').createIndex({ parked: 1 });
};

export const mongoWebhooks = (db: Db): Webhooks => {
  const hooks = db.collection<Row>('webhook', { writeConcern: { w: 'majority', journal: true } });
  return {
    of: async (userId) => (await hooks.find({ userId }).sort({ createdAt: -1, _id: 1 }).toArray()).map(webhookOf),
    add: async (userId, { id, secret, url, topics, createdAt, ...progress }, most) => {
      if (!(await db.collection<{ _id: string }>('user').findOne({ _id: userId }))) return false;
      await hooks.insertOne({ _id: id, userId, secret, url, topics, createdAt, turn: 0, parked: false, progress });
      // Counted afterwards: of several inserted at the same time, each sees the others, so the limit always holds.
      if ((await hooks.countDocuments({ userId })) <= most) return true;
      await hooks.deleteOne({ _id: id });
      return false;
    },
    remove: async (userId, id) => (await hooks.deleteOne({ _id: id, userId })).deletedCount > 0,
    replay: async (userId, id, position) => {
      const again = { $set: { progress: untried(position), parked: false }, $inc: { turn: 1 } };
      return (await hooks.updateOne({ _id: id, userId }, again)).matchedCount > 0;
    },
    active: async () => {
      const rows = await hooks.find({ parked: false }).toArray();
      const owners = [...new Set(rows.map(({ userId }) => userId))];
      const leaving = await db
        .collection<{ _id: string }>('closing')
        .find({ _id: { $in: owners } })
        .toArray();
      const gone = new Set(leaving.map(({ _id }) => _id));
      return rows
        .filter(({ userId }) => !gone.has(userId))
        .map((row) => ({ ...webhookOf(row), secret: row.secret, turn: row.turn }));
    },
    note: async (id, turn, progress) => {
      await hooks.updateOne({ _id: id, turn }, { $set: { progress, parked: progress.parkedAt !== null } });
    },
  };
};

const webhookOf = ({ _id, url, topics, createdAt, progress }: Row): Webhook => ({
  id: _id,
  url,
  topics,
  createdAt,
  ...progress,
});
