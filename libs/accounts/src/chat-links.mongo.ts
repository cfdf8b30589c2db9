import type { Db } from 'mongodb';
import type { ChatAttempt, ChatLink, ChatLinks } from './chat-links.ts';
import { isDuplicateKey, upsertOnce } from './duplicate-key.mongo.ts';

export const prepareMongoChatLinks = async (db: Db): Promise<void> => {
  await db.collection('chatLink').createIndex({ userId: 1 }, { unique: true });
  await db.collection('chatLink').createIndex({ chatId: 1 }, { unique: true });
  await db.collection('chatAttempt').createIndex({ userId: 1 }, { unique: true });
};

export const mongoChatLinks = (db: Db): ChatLinks => {
  const links = db.collection<ChatLink>('chatLink', { writeConcern: { w: 'majority', journal: true } });
  const attempts = db.collection<ChatAttempt>('chatAttempt', { writeConcern: { w: 'majority', journal: true } });
  return {
    linkOf: async (userId) => (await links.findOne({ userId }, WITHOUT_ID)) ?? undefined,
    attemptOf: async (userId) => (await attempts.findOne({ userId }, WITHOUT_ID)) ?? undefined,
    recordAttempt: (attempt) =>
      upsertOnce((upsert) => attempts.replaceOne({ userId: attempt.userId }, { ...attempt }, { upsert })),
    takeTry: async (userId) => {
      const open = { userId, triesLeft: { $gt: 0 } };
      const taken = await attempts.findOneAndUpdate(open, { $inc: { triesLeft: -1 } }, { returnDocument: 'after' });
      if (!taken) return undefined;
      const { _id: _, ...attempt } = taken;
      return attempt;
    },
    link: async (link) => {
      const linked = await links.insertOne({ ...link }).then(() => true, isTaken);
      if (linked) await attempts.deleteOne({ userId: link.userId });
      return linked;
    },
    unlink: async (userId) => {
      await links.deleteOne({ userId });
      await attempts.deleteOne({ userId });
    },
  };
};

const WITHOUT_ID = { projection: { _id: 0 } } as const;

const isTaken = (error: unknown): false => {
  if (isDuplicateKey(error)) return false;
  throw error;
};
