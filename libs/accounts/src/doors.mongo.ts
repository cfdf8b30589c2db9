import type { Db } from 'mongodb';
import type { Doors } from './doors.ts';
import type { RevokedKind } from './erasure-journal.ts';

const COLLECTIONS: Readonly<Record<RevokedKind, string>> = {
  'api-key': 'apiKey',
  webhook: 'webhook',
  passkey: 'passkey',
};

export const mongoDoors = (db: Db): Doors => {
  const of = (name: string) => db.collection<{ _id: string; userId: string; password?: string | null }>(name);
  return {
    endSessions: async () => {
      await of('verification').deleteMany({});
      return (await of('session').deleteMany({})).deletedCount;
    },
    revoke: async (kind, id) => (await of(COLLECTIONS[kind]).deleteOne({ _id: id })).deletedCount > 0,
    dropPassword: async (userId) => {
      const changed = await of('account').updateMany({ userId, password: { $ne: null } }, { $set: { password: null } });
      return changed.modifiedCount > 0;
    },
    dropFactor: async (userId) => {
      await of('user').updateOne({ _id: userId }, { $set: { twoFactorEnabled: false } });
      return (await of('twoFactor').deleteMany({ userId })).deletedCount > 0;
    },
  };
};
