import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import type { ViewCounts } from './view-counts.ts';

type Doc = { _id: string; kind: string; day: string; item: string; looks: number };

export const prepareMongoViewCounts = async (db: Db): Promise<void> => {
  await db.collection<Doc>('looks').createIndex({ kind: 1, day: 1 });
  await db.collection<Doc>('looks').createIndex({ kind: 1, item: 1, day: 1 });
};

/**
 * A document per day, item and process, written by that process alone and one change after the other: of several `$inc`
 * at the same time FerretDB loses some.
 */
export const mongoViewCounts = (db: Db): ViewCounts => {
  const looks = db.collection<Doc>('looks');
  const process = randomUUID();
  let last: Promise<unknown> = Promise.resolve();
  return {
    add: async ({ day, kind, items }) => {
      if (items.length === 0) return;
      const changes = items.map(({ item, looks: more }) => ({
        updateOne: {
          filter: { _id: `${kind} ${day} ${process} ${item}` },
          update: { $inc: { looks: more }, $set: { kind, day, item } },
          upsert: true,
        },
      }));
      const write = () => looks.bulkWrite(changes);
      last = last.then(write, write);
      await last;
    },
    most: async (kind, sinceDay, limit) => {
      const found = looks.aggregate<{ _id: string; looks: number }>([
        { $match: { kind, day: { $gte: sinceDay } } },
        { $group: { _id: '$item', looks: { $sum: '$looks' } } },
        { $sort: { looks: -1, _id: 1 } },
        { $limit: limit },
      ]);
      return (await found.toArray()).map(({ _id: item, looks: counted }) => ({ item, looks: counted }));
    },
    of: async (kind, item, sinceDay) => {
      const counts = looks.find({ kind, item, day: { $gte: sinceDay } }, { projection: { looks: 1 } });
      return (await counts.toArray()).reduce((sum, counted) => sum + counted.looks, 0);
    },
    forget: async (beforeDay) => void (await looks.deleteMany({ day: { $lt: beforeDay } })),
  };
};
