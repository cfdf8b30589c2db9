import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Visits } from './visits.ts';

/**
 * A document per day and process, written by that process alone and one change after the other: of several `$inc` at
 * the same time FerretDB loses some.
 */
export const mongoVisits = (db: Db): Visits => {
  const visits = db.collection<{ _id: string; day: string; visits: number }>('visits');
  const process = randomUUID();
  let last: Promise<unknown> = Promise.resolve();
  return {
    add: async (day, more) => {
      const write = () =>
        visits.updateOne({ _id: `${day} ${process}` }, { $inc: { visits: more }, $set: { day } }, { upsert: true });
      last = last.then(write, write);
      await last;
    },
    newest: async (days) => {
      const found = visits.aggregate<{ _id: string; visits: number }>([
        { $group: { _id: '$day', visits: { $sum: '$visits' } } },
        { $sort: { _id: -1 } },
        { $limit: days },
      ]);
      return (await found.toArray()).map(({ _id: day, visits: counted }) => ({ day, visits: counted }));
    },
  };
};
