import type { Db } from 'mongodb';
import { upsertOnce } from './duplicate-key.mongo.ts';
import type { StoredSettings, SettingsOfUsers } from './stored-settings.ts';

export const prepareMongoSettings = async (db: Db): Promise<void> => {
  await db.collection('settings').createIndex({ userId: 1 }, { unique: true });
};

export const mongoSettings = (db: Db): SettingsOfUsers => {
  const settings = db.collection<StoredSettings & { userId: string }>('settings', {
    writeConcern: { w: 'majority', journal: true },
  });
  return {
    of: async (userId) => {
      const found = await settings.findOne({ userId });
      return found ? { changedAt: found.changedAt, options: found.options } : undefined;
    },
    // Where newer settings exist, nothing matches, and the index refuses the insert.
    keep: (userId, { changedAt, options }) =>
      upsertOnce((upsert) =>
        settings.updateOne({ userId, changedAt: { $lte: changedAt } }, { $set: { changedAt, options } }, { upsert }),
      ),
  };
};
