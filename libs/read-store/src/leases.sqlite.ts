import type { Lease, Leases } from './leases.ts';
import { leaseMonitor } from './lease-monitor.ts';
import type { Registry } from './registry.sqlite.ts';

const TAKE = `
  INSERT INTO leases (name, holder, token, expires) VALUES (?1, ?2, 1, ?3)
  ON CONFLICT (name) DO UPDATE SET holder = ?2, token = token + 1, expires = ?3
  WHERE leases.holder = ?2 OR leases.expires <= ?4 OR ?5
  RETURNING name, holder, token`;
const RENEW = 'UPDATE leases SET expires = ?1 WHERE name = ?2 AND token = ?3';
/** The row stays, expired: the next token must be larger. */
const RELEASE = 'UPDATE leases SET expires = 0 WHERE name = ? AND token = ?';

const ROW = 'SELECT token, expires FROM leases WHERE name = ?';
const HOLDER = 'SELECT holder FROM leases WHERE name = ? AND expires > ?';

/** Leases by the clock of the one machine that has the folder, and by watching, in case it is set back. */
export const sqliteLeases = (registry: Registry): Leases => {
  const watch = leaseMonitor();
  return {
    acquire: (name, holder, ttlMs) =>
      registry.change((database) => {
        const now = Date.now();
        const row = database.prepare(ROW).get(name);
        const isDead = row !== undefined && watch.isDead(name, `${row['token']}:${row['expires']}`, ttlMs);
        const lease = database.prepare(TAKE).get(name, holder, now + ttlMs, now, Number(isDead));
        return lease === undefined ? undefined : ({ ...lease } as Lease);
      }),
    renew: ({ name, token }, ttlMs) =>
      registry.change((database) => database.prepare(RENEW).run(Date.now() + ttlMs, name, token).changes === 1),
    release: async ({ name, token }) => {
      await registry.change((database) => database.prepare(RELEASE).run(name, token));
    },
    holder: (name) =>
      registry.change((database) => database.prepare(HOLDER).get(name, Date.now())?.['holder'] as string | undefined),
  };
};
