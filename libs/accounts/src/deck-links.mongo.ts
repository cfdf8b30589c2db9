import type { Db } from 'mongodb';
import type { DeckLinks } from './deck-links.ts';
import { isDuplicateKey } from './duplicate-key.mongo.ts';

type Doc = { _id: string; query: string; until?: string };

const linksIn = (db: Db) => db.collection<Doc>('deckLink', { writeConcern: { w: 'majority', journal: true } });

export const prepareMongoDeckLinks = async (db: Db): Promise<void> => {
  await linksIn(db).createIndex({ until: 1 });
};

export const mongoDeckLinks = (db: Db): DeckLinks => {
  const links = linksIn(db);
  const queryOf = async (code: string) => (await links.findOne({ _id: code }))?.query;
  const prolong = async (code: string, until: string) => {
    const isEarlier = [{ until: { $exists: false } }, { until: { $lt: until } }];
    await links.updateOne({ _id: code, $or: isEarlier }, { $set: { until } });
  };
  return {
    queryOf,
    prolong,
    keep: async (code, query, until) => {
      await links.insertOne({ _id: code, query, until }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
      if ((await queryOf(code)) !== query) return false;
      await prolong(code, until);
      return true;
    },
    clear: async ({ today, until, most }) => {
      await links.updateMany({ until: { $exists: false } }, { $set: { until } });
      await links.deleteMany({ until: { $lt: today } });
      const beyond = await links
        .find({}, { projection: { _id: 1 } })
        .sort({ until: -1, _id: 1 })
        .skip(most)
        .toArray();
      await links.deleteMany({ _id: { $in: beyond.map(({ _id }) => _id) } });
    },
    count: () => links.countDocuments(),
  };
};
