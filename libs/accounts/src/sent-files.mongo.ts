import type { Db } from 'mongodb';
import type { SentFile, SentFiles } from './sent-files.ts';

type Row = Omit<SentFile, 'owner'> & { readonly _id: string; readonly userId: string };

export const prepareMongoSentFiles = async (db: Db): Promise<void> => {
  const files = db.collection<Row>('sentFile');
  await files.createIndex({ userId: 1, name: 1 });
  await files.createIndex({ name: 1, sentAt: 1 });
};

/** Rows in a collection of the accounts database, by `userId` like everything of an account. */
export const mongoSentFiles = (db: Db): SentFiles => {
  const files = db.collection<Row>('sentFile', { writeConcern: { w: 'majority', journal: true } });
  return {
    add: async ({ owner, sentAt, ...file }) => {
      const row = { userId: owner, ...file };
      const change = { $setOnInsert: row, $set: { sentAt } };
      await files.updateOne({ _id: `${owner}|${file.name}` }, change, { upsert: true });
    },
    get: async (owner, name) => {
      const row = await files.findOne({ _id: `${owner}|${name}` });
      return row ? sentFile(row) : undefined;
    },
    known: async (names) => {
      const rows = files.find({ name: { $in: [...names] } }, { projection: { name: 1 } });
      return new Set((await rows.toArray()).map(({ name }) => name));
    },
    ownersOf: async (name) => (await files.distinct('userId', { name })).sort(),
    ownedBy: async (owner, after, limit) => {
      const rows = files.find({ userId: owner, name: { $gt: after } });
      return (await rows.sort({ name: 1 }).limit(limit).toArray()).map(sentFile);
    },
    sentBefore: async (before, after, limit) => {
      const old: string[] = [];
      let from = after;
      while (old.length < limit) {
        const rows = files.find({ name: { $gt: from }, sentAt: { $lt: before } }, { projection: { name: 1 } });
        const names = (await rows.sort({ name: 1 }).limit(limit).toArray()).map(({ name }) => name);
        const newer = new Set(await files.distinct('name', { name: { $in: names }, sentAt: { $gte: before } }));
        old.push(...new Set(names.filter((name) => !newer.has(name))));
        if (names.length < limit) break;
        from = names.at(-1) ?? from;
      }
      return old.slice(0, limit);
    },
    removeSentBefore: async (name, before) => {
      if (!(await files.findOne({ name, sentAt: { $gte: before } })))
        await files.deleteMany({ name, sentAt: { $lt: before } });
    },
  };
};

const sentFile = ({ userId, name, width, height, bytes, sentAt }: Row): SentFile => ({
  owner: userId,
  name,
  width,
  height,
  bytes,
  sentAt,
});
