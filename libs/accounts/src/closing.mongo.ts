import type { Db } from 'mongodb';
import type { Closing } from './erasure.ts';

type Row = { _id: string; dueAt: string; erasing?: boolean };

export const prepareMongoClosing = async (db: Db): Promise<void> => {
  await db.collection('closing').createIndex({ dueAt: 1 });
};

export const mongoClosing = (db: Db): Closing => {
  const closing = db.collection<Row>('closing', { writeConcern: { w: 'majority', journal: true } });
  const users = db.collection<{ _id: string }>('user');
  return {
    startClosing: async (userId, dueAt) => {
      if (!(await users.findOne({ _id: userId }))) return;
      await closing.updateOne({ _id: userId }, { $setOnInsert: { dueAt } }, { upsert: true });
      await db.collection('session').deleteMany({ userId });
    },
    closesAt: async (userId) => (await closing.findOne({ _id: userId }))?.dueAt,
    stopClosing: async (userId) => (await closing.deleteOne({ _id: userId, erasing: { $ne: true } })).deletedCount > 0,
    due: async (now, limit) => {
      const rows = closing
        .find({ dueAt: { $lte: now } })
        .sort({ dueAt: 1 })
        .limit(limit);
      return (await rows.toArray()).map(({ _id }) => _id);
    },
    beginErasing: async (userId, now) => {
      const begun = await closing.updateOne({ _id: userId, dueAt: { $lte: now } }, { $set: { erasing: true } });
      return begun.matchedCount > 0;
    },
  };
};
