import type { Db } from 'mongodb';
import { upsertOnce } from './duplicate-key.mongo.ts';
import type { ReviewMails } from './review-mails.ts';

const writeConcern = { w: 'majority', journal: true } as const;
const ONE = 'one';

export const prepareMongoReviewMails = async (db: Db): Promise<void> => {
  await db.collection('reviewMail').createIndex({ userId: 1 }, { unique: true });
};

export const mongoReviewMails = (db: Db): ReviewMails => {
  const wishes = db.collection<{ userId: string }>('reviewMail', { writeConcern });
  const mailed = db.collection<{ _id: string; position: number }>('reviewMailedTo', { writeConcern });
  return {
    isWanted: async (userId) => (await wishes.findOne({ userId })) !== null,
    want: async (userId, isWanted) => {
      if (!isWanted) return void (await wishes.deleteOne({ userId }));
      await upsertOnce((upsert) => wishes.updateOne({ userId }, { $set: { userId } }, { upsert }));
    },
    mailedTo: async () => (await mailed.findOne({ _id: ONE }))?.position,
    keepMailedTo: (position) =>
      upsertOnce((upsert) => mailed.updateOne({ _id: ONE }, { $set: { position } }, { upsert })),
  };
};
