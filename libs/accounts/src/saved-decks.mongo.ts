import type { Db } from 'mongodb';
import { upsertOnce } from './duplicate-key.mongo.ts';
import type { SavedDeck, SavedDecksOfUsers } from './saved-decks.ts';

export const prepareMongoSavedDecks = async (db: Db): Promise<void> => {
  await db.collection('savedDeck').createIndex({ userId: 1, id: 1 }, { unique: true });
};

export const mongoSavedDecks = (db: Db): SavedDecksOfUsers => {
  const decks = db.collection<SavedDeck & { userId: string }>('savedDeck', {
    writeConcern: { w: 'majority', journal: true },
  });
  const newestOf = (userId: string) => decks.find({ userId }).sort({ changedAt: -1, id: 1 });
  return {
    of: async (userId) =>
      (await newestOf(userId).toArray()).map(({ id, deck, changedAt }) => ({ id, deck, changedAt })),
    keep: async (userId, changed, most) => {
      // Where a newer one exists, nothing matches, and the index refuses the insert.
      for (const { id, deck, changedAt } of changed)
        await upsertOnce((upsert) =>
          decks.updateOne({ userId, id, changedAt: { $lte: changedAt } }, { $set: { deck, changedAt } }, { upsert }),
        );
      const tooMany = await newestOf(userId).skip(most).toArray();
      await decks.deleteMany({ userId, id: { $in: tooMany.map(({ id }) => id) } });
    },
  };
};
