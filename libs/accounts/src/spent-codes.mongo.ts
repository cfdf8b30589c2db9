import type { Db } from 'mongodb';
import type { AccountStore } from './account-store.ts';
import { isDuplicateKey } from './duplicate-key.mongo.ts';

type Spent = { _id: string; userId: string; until: Date };

export const mongoSpentCodes =
  (db: Db): AccountStore['spendCode'] =>
  async (userId, code, until) => {
    const spent = db.collection<Spent>('spentCode');
    await spent.deleteMany({ until: { $lt: new Date() } });
    return spent.insertOne({ _id: `${userId}:${code}`, userId, until }).then(
      () => true,
      (error: unknown) => (isDuplicateKey(error) ? false : Promise.reject(error)),
    );
  };
