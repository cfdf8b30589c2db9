import type { Db, Filter } from 'mongodb';
import type { Texts, WrittenText } from './texts.ts';

type Row = { _id: string; owner: string; about?: string; body: string };

export const prepareMongoTexts = async (db: Db): Promise<void> => {
  const texts = db.collection<Row>('texts');
  await texts.createIndex({ owner: 1, _id: 1 });
  await texts.createIndex({ about: 1 }, { sparse: true });
};

/** Texts in a collection of the accounts database; a write waits for the journal. */
export const mongoTexts = (db: Db): Texts => {
  const texts = db.collection<Row>('texts', { writeConcern: { w: 'majority', journal: true } });
  const pageOf = async (which: Filter<Row>, after: string, limit: number): Promise<readonly WrittenText[]> => {
    const rows = texts.find({ ...which, _id: { $gt: after } });
    return (await rows.sort({ _id: 1 }).limit(limit).toArray()).map(writtenText);
  };
  return {
    write: async ({ id, owner, about, body }) => {
      const row = { owner, ...(about === undefined ? {} : { about }), body };
      await texts.updateOne({ _id: id }, { $setOnInsert: row }, { upsert: true });
    },
    replace: async ({ id, owner, body }) => void (await texts.updateOne({ _id: id, owner }, { $set: { body } })),
    bodies: async (ids) => {
      const rows = await texts.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(rows.map(({ _id, body }) => [_id, body]));
    },
    ownedBy: (owner, after, limit) => pageOf({ owner }, after, limit),
    writtenAbout: (userId, after, limit) => pageOf({ about: userId, owner: { $ne: userId } }, after, limit),
    remove: async (owner, id) => void (await texts.deleteOne({ _id: id, owner })),
    removeAllOf: async (userId) => void (await texts.deleteMany({ $or: [{ owner: userId }, { about: userId }] })),
  };
};

const writtenText = ({ _id, owner, about, body }: Row): WrittenText => ({
  id: _id,
  owner,
  ...(about === undefined ? {} : { about }),
  body,
});
