import type { Collection, Db } from 'mongodb';
import type { LeaseRow } from './collections.mongo.ts';
import { onServer, unlessTaken } from './driver-errors.mongo.ts';
import { type LeaseMonitor, leaseMonitor } from './lease-monitor.ts';
import type { Lease, Leases } from './leases.ts';

/**
 * Leases by the clocks of their holders, and by watching where these differ or one was set back. The process that
 * inserts the next token has the lease: all inserts but one are refused on every server of this protocol, which is not
 * true of an update with a condition.
 */
export const mongoLeases = (db: Db): Leases => {
  const rows = db.collection<LeaseRow>('leases');
  const watch = leaseMonitor();
  return {
    acquire: (name, holder, ttlMs) => onServer(() => acquire({ rows, watch }, name, holder, ttlMs)),
    renew: (lease, ttlMs) =>
      onServer(async () => {
        const { matchedCount } = await rows.updateOne({ _id: rowId(lease) }, { $set: { until: Date.now() + ttlMs } });
        return matchedCount === 1 && (await newest(rows, lease.name))?.token === lease.token;
      }),
    release: (lease) =>
      onServer(async () => {
        await rows.updateOne({ _id: rowId(lease) }, { $set: { until: 0 } });
      }),
    holder: (name) =>
      onServer(async () => {
        const last = await newest(rows, name);
        return last && last.until > Date.now() ? last.holder : undefined;
      }),
  };
};

type Watched = { readonly rows: Collection<LeaseRow>; readonly watch: LeaseMonitor };

const acquire = async ({ rows, watch }: Watched, name: string, holder: string, ttlMs: number) => {
  const last = await newest(rows, name);
  if (last && last.holder !== holder && last.until > Date.now()) {
    if (!watch.isDead(name, `${last.token}:${last.until}`, ttlMs)) return undefined;
  }
  const lease: Lease = { name, holder, token: (last?.token ?? 0) + 1 };
  const row = { _id: rowId(lease), ...lease, until: Date.now() + ttlMs };
  if (!(await unlessTaken(() => rows.insertOne(row)))) return undefined;
  // Others may have come and gone since `last` was read, and removed the row that ours should have collided with.
  if ((await newest(rows, name))?.token !== lease.token) return undefined;
  await rows.deleteMany({ name, token: { $lt: lease.token } });
  return lease;
};

const newest = async (rows: Collection<LeaseRow>, name: string): Promise<LeaseRow | undefined> =>
  (await rows.find({ name }).sort({ token: -1 }).limit(1).toArray())[0];

const rowId = ({ name, token }: Pick<Lease, 'name' | 'token'>): string => `${name}#${token}`;
