import type { Collection, Db } from 'mongodb';
import type { ApiKey, ApiKeys, PresentedApiKey } from './api-keys.ts';

type Row = Omit<ApiKey, 'id'> & { _id: string; userId: string; keyHash: string };
type User = { _id: string; name: string; email: string; emailVerified: boolean; language?: string | null };

export const prepareMongoApiKeys = async (db: Db): Promise<void> => {
  await db.collection('apiKey').createIndex({ keyHash: 1 }, { unique: true });
  await db.collection('apiKey').createIndex({ userId: 1, createdAt: 1 });
};

export const mongoApiKeys = (db: Db): ApiKeys => {
  const keys = db.collection<Row>('apiKey', { writeConcern: { w: 'majority', journal: true } });
  const users = db.collection<User>('user');
  return {
    of: async (userId) => (await newestOf(keys, userId).toArray()).map(keyOf),
    add: async (userId, { id, hash, name, scopes, createdAt }, most) => {
      if (!(await users.findOne({ _id: userId }))) return false;
      await keys.insertOne({ _id: id, userId, keyHash: hash, name, scopes, createdAt, lastUsedOn: null });
      // Counted afterwards: of several inserted at the same time, each sees the others, so the limit always holds.
      if ((await keys.countDocuments({ userId })) <= most) return true;
      await keys.deleteOne({ _id: id });
      return false;
    },
    revoke: async (userId, id) => (await keys.deleteOne({ _id: id, userId })).deletedCount > 0,
    find: async (hash) => {
      const row = await keys.findOne({ keyHash: hash });
      if (!row || (await db.collection<{ _id: string }>('closing').findOne({ _id: row.userId }))) return undefined;
      const user = await users.findOne({ _id: row.userId });
      return user ? shown(row, user) : undefined;
    },
    used: async (id, day) => void (await keys.updateOne({ _id: id }, { $set: { lastUsedOn: day } })),
  };
};

const newestOf = (keys: Collection<Row>, userId: string) => keys.find({ userId }).sort({ createdAt: -1, _id: 1 });

const keyOf = ({ _id, name, scopes, createdAt, lastUsedOn }: Row): ApiKey => ({
  id: _id,
  name,
  scopes,
  createdAt,
  lastUsedOn,
});

const shown = ({ _id, scopes, lastUsedOn }: Row, user: User): PresentedApiKey => ({
  id: _id,
  scopes,
  lastUsedOn,
  userId: user._id,
  userName: user.name,
  email: user.email,
  confirmed: user.emailVerified,
  language: user.language ?? undefined,
});
