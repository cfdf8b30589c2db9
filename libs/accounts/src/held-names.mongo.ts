import type { Collection, Db } from 'mongodb';
import { isDuplicateKey } from './duplicate-key.mongo.ts';
import { type HeldNames, heldUntil, type OddNameWhy, WITHOUT_USER_MS, yearBefore } from './held-names.ts';
import { NAME_KEYS_VERSION, nameKeys } from './name-keys.ts';
import { oddnessOf } from './name-rules.ts';

type Held = { _id: string; userId: string; takenAt: string; until: string | null; version: string };
type Former = { userId: string; name: string; givenUpAt: string };
type Odd = { userId: string; why: OddNameWhy };
type User = { _id: string; name: string; createdAt: Date };

const MAJORITY = { writeConcern: { w: 'majority', journal: true } } as const;
const tablesOf = (db: Db) => ({
  held: db.collection<Held>('heldName', MAJORITY),
  former: db.collection<Former>('formerName', MAJORITY),
  odd: db.collection<Odd>('oddName', MAJORITY),
  users: db.collection<User>('user'),
});

export const mongoHeldNames = (db: Db): HeldNames => {
  const { held, former, odd, users } = tablesOf(db);
  return {
    take: (userId, name, now) => takeAll(db, userId, name, now),
    rename: async (userId, { from, to }, now) => {
      if (!(await takeAll(db, userId, to, now))) return false;
      const givenUp = nameKeys(from).filter((key) => !nameKeys(to).includes(key));
      await held.updateMany({ _id: { $in: givenUp }, userId }, { $set: { until: heldUntil(now) } });
      await former.insertOne({ userId, name: from, givenUpAt: now });
      await former.deleteMany({ userId, givenUpAt: { $lt: yearBefore(now) } });
      await odd.deleteMany({ userId });
      return true;
    },
    holder: async (name, now) => {
      const isHeld = { $or: [{ until: null }, { until: { $gt: now } }] };
      const found = held.find({ _id: { $in: [...nameKeys(name)] }, ...isHeld }).sort({ until: 1 });
      return (await found.next())?.userId;
    },
    formerOf: async (userId, since) => {
      const rows = await former
        .find({ userId, givenUpAt: { $gt: since } })
        .sort({ givenUpAt: -1 })
        .toArray();
      return rows.map(({ name, givenUpAt }) => ({ name, givenUpAt }));
    },
    odd: async (limit) => {
      const rows = await odd.find().sort({ userId: 1 }).limit(limit).toArray();
      const found = await users.find({ _id: { $in: rows.map(({ userId }) => userId) } }).toArray();
      const names = new Map(found.map(({ _id, name }) => [_id, name]));
      return rows.flatMap(({ userId, why }) => {
        const name = names.get(userId);
        return name === undefined ? [] : [{ userId, name, why }];
      });
    },
  };
};

/** Makes the indexes, and holds names of older accounts, or all again after the look-alike table changed. */
export const prepareMongoHeldNames = async (db: Db): Promise<void> => {
  const { held, former, odd, users } = tablesOf(db);
  await held.createIndex({ userId: 1 });
  await former.createIndex({ userId: 1, givenUpAt: -1 });
  await odd.createIndex({ userId: 1 });
  await held.deleteMany({ version: { $ne: NAME_KEYS_VERSION } });
  const now = new Date().toISOString();
  const known = new Set<string>();
  for await (const { userId } of held.find({ until: null }, { projection: { userId: 1 } })) known.add(userId);
  for await (const { _id: userId, name } of users.find().sort({ createdAt: 1, _id: 1 })) {
    if (known.has(userId)) continue;
    const taken = await Promise.all(nameKeys(name).map((key) => hold(held, { userId, key, now, until: null })));
    const why = taken.every(Boolean) ? oddnessOf(name) : 'taken';
    if (why) await odd.updateOne({ userId }, { $set: { why } }, { upsert: true });
  }
  for await (const { userId, name, givenUpAt } of former.find({ givenUpAt: { $gt: yearBefore(now) } })) {
    for (const key of nameKeys(name)) await hold(held, { userId, key, now, until: heldUntil(givenUpAt) });
  }
};

/**
 * Keys are taken one by one, in a fixed order: of two users who want look-alikes, one gets all. A failed try releases
 * its keys.
 */
const takeAll = async (db: Db, userId: string, name: string, now: string): Promise<boolean> => {
  const { held } = tablesOf(db);
  const taken: string[] = [];
  for (const key of nameKeys(name).toSorted()) {
    const before = await held.findOne({ _id: key, userId });
    if (!before) await free(db, key, userId, now);
    if (!before && !(await hold(held, { userId, key, now, until: null }))) {
      await held.deleteMany({ _id: { $in: taken }, userId });
      return false;
    }
    if (!before) taken.push(key);
  }
  await held.updateMany({ _id: { $in: [...nameKeys(name)] }, userId }, { $set: { until: null } });
  return true;
};

/** No longer held: the year is over, or the registration that took it never became a user. */
const free = async (db: Db, key: string, userId: string, now: string): Promise<void> => {
  const { held, users } = tablesOf(db);
  const other = await held.findOne({ _id: key, userId: { $ne: userId } });
  if (!other) return;
  const { takenAt, until } = other;
  const isOver = until !== null && until <= now;
  const isOld = until === null && takenAt < new Date(Date.parse(now) - WITHOUT_USER_MS).toISOString();
  if (isOver || (isOld && !(await users.findOne({ _id: other.userId })))) {
    await held.deleteOne({ _id: key, userId: other.userId, takenAt });
  }
};

type Hold = { readonly userId: string; readonly key: string; readonly now: string; readonly until: string | null };

/** True where it is theirs, newly or already. */
const hold = async (held: Collection<Held>, { userId, key, now, until }: Hold): Promise<boolean> => {
  try {
    await held.insertOne({ _id: key, userId, takenAt: now, until, version: NAME_KEYS_VERSION });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await held.findOne({ _id: key }))?.userId === userId;
  }
};
