import type { Db } from 'mongodb';
import { upsertOnce } from './duplicate-key.mongo.ts';
import type { SavedFilter, SavedFiltersOfUsers } from './saved-filters.ts';

type CollectionName = 'savedFilter' | 'savedHand' | 'savedMatch' | 'eventPicks';

export const prepareMongoSavedFilters = async (db: Db): Promise<void> => {
  for (const name of ['savedFilter', 'savedHand', 'savedMatch', 'eventPicks'] satisfies CollectionName[])
    await db.collection(name).createIndex({ userId: 1, name: 1 }, { unique: true });
};

export const mongoSavedFilters = (db: Db, collection: CollectionName): SavedFiltersOfUsers => {
  const filters = db.collection<SavedFilter & { userId: string }>(collection, {
    writeConcern: { w: 'majority', journal: true },
  });
  const newestOf = (userId: string) => filters.find({ userId }).sort({ changedAt: -1, name: 1 });
  return {
    of: async (userId) =>
      (await newestOf(userId).toArray()).map(({ name, text, changedAt }) => ({ name, text, changedAt })),
    keep: async (userId, changed, most) => {
      // Where a newer one exists, nothing matches, and the index refuses the insert.
      for (const { name, text, changedAt } of changed)
        await upsertOnce((upsert) =>
          filters.updateOne(
            { userId, name, changedAt: { $lte: changedAt } },
            { $set: { text, changedAt } },
            { upsert },
          ),
        );
      const tooMany = await newestOf(userId).skip(most).toArray();
      await filters.deleteMany({ userId, name: { $in: tooMany.map(({ name }) => name) } });
    },
  };
};
