import type { Collection, Db } from 'mongodb';
import { upsertOnce } from './duplicate-key.mongo.ts';
import type { EventPlan, EventPlans, OwnedEventPlan } from './event-plans.ts';

type Row = { userId: string; settings?: NonNullable<EventPlan['settings']>; calendarSecret?: string };
/** A row each, so that two devices at the same time lose nothing. */
type Choice = { userId: string; name: string; isWanted: boolean; at: string };
type Collections = { db: Db; plans: Collection<Row>; choices: Collection<Choice> };

export const prepareMongoEventPlans = async (db: Db): Promise<void> => {
  await db.collection('eventPlan').createIndex({ userId: 1 }, { unique: true });
  await db.collection('eventPlan').createIndex({ calendarSecret: 1 }, { unique: true, sparse: true });
  await db.collection('eventChoice').createIndex({ userId: 1, name: 1 }, { unique: true });
};

export const mongoEventPlans = (db: Db): EventPlans => {
  const writeConcern = { w: 'majority', journal: true } as const;
  const plans = db.collection<Row>('eventPlan', { writeConcern });
  const choices = db.collection<Choice>('eventChoice', { writeConcern });
  const kept: Collections = { db, plans, choices };
  const keep = async (userId: string, change: object): Promise<boolean> => {
    if (!(await db.collection<{ _id: string }>('user').findOne({ _id: userId }))) return false;
    await upsertOnce((upsert) => plans.updateOne({ userId }, change, { upsert }));
    return true;
  };
  return {
    of: async (userId) => {
      const row = await plans.findOne({ userId });
      return row ? (await owned(kept, [row]))[0]?.plan : undefined;
    },
    set: async (userId, settings) => void (await keep(userId, { $set: { settings } })),
    choose: async (userId, name, isWanted, most) => {
      if (isWanted === null) return void (await choices.deleteOne({ userId, name }));
      if (!(await keep(userId, { $setOnInsert: { userId } }))) return;
      const at = new Date().toISOString();
      await upsertOnce((upsert) => choices.updateOne({ userId, name }, { $set: { isWanted, at } }, { upsert }));
      const tooMany = await choices.find({ userId }).sort({ at: -1, name: 1 }).skip(most).toArray();
      if (tooMany.length > 0) await choices.deleteMany({ userId, name: { $in: tooMany.map((one) => one.name) } });
    },
    setCalendarSecret: async (userId, secret) =>
      void (await keep(
        userId,
        secret === null ? { $unset: { calendarSecret: '' } } : { $set: { calendarSecret: secret } },
      )),
    byCalendarSecret: async (secret) => {
      const row = await plans.findOne({ calendarSecret: secret });
      return row && !(await closing(db, [row.userId])).has(row.userId) ? (await owned(kept, [row]))[0] : undefined;
    },
    after: (userId, limit) => pageOf(kept, userId, limit),
  };
};

/** Reads on where many accounts of a page are closing. */
const pageOf = async (kept: Collections, userId: string, limit: number): Promise<readonly OwnedEventPlan[]> => {
  const staying: Row[] = [];
  for (let last = userId; staying.length < limit;) {
    const found = kept.plans.find({ userId: { $gt: last } }).sort({ userId: 1 });
    const rows = await found.limit(limit).toArray();
    const userIds = rows.map((row) => row.userId);
    const gone = await closing(kept.db, userIds);
    staying.push(...rows.filter((row) => !gone.has(row.userId)));
    if (rows.length < limit) break;
    last = userIds.at(-1) ?? last;
  }
  return owned(kept, staying.slice(0, limit));
};

const closing = async (db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = db.collection<{ _id: string }>('closing').find({ _id: { $in: [...userIds] } });
  return new Set((await found.toArray()).map(({ _id }) => _id));
};

const owned = async ({ choices }: Collections, rows: readonly Row[]): Promise<readonly OwnedEventPlan[]> => {
  const userIds = rows.map(({ userId }) => userId);
  const found = await choices
    .find({ userId: { $in: userIds } })
    .sort({ at: 1, name: 1 })
    .toArray();
  return rows.map(({ userId, settings, calendarSecret }) => {
    const own = found.filter((choice) => choice.userId === userId).map(({ name, isWanted }) => [name, isWanted]);
    const plan = { settings: settings ?? null, choices: Object.fromEntries(own) as EventPlan['choices'] };
    return { userId, plan: { ...plan, calendarSecret: calendarSecret ?? null } };
  });
};
