import type { Db } from 'mongodb';
import type { DeckLinks } from './deck-links.ts';
import { isDuplicateKey } from './duplicate-key.mongo.ts';

export const mongoDeckLinks = (db: Db): DeckLinks => {
  const links = db.collection<{ _id: string; query: string }>('deckLink', {
    writeConcern: { w: 'majority', journal: true },
  });
  const queryOf = async (code: string) => (await links.findOne({ _id: code }))?.query;
  return {
    queryOf,
    keep: async (code, query) => {
      await links.insertOne({ _id: code, query }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
      return (await queryOf(code)) === query;
    },
  };
};
