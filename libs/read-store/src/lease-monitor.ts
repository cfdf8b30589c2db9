/** Detects that a lease is not renewed, independent of the wall clock, even if it was set back. */
export type LeaseMonitor = { isDead(name: string, renewal: string, ttlMs: number): boolean };

/**
 * A lease lives while its `renewal`, any value that changes with each, keeps changing. One that stayed the same for the
 * duration of a lease, from when it was first seen here, is dead.
 */
export const leaseMonitor = (): LeaseMonitor => {
  const seen = new Map<string, { readonly renewal: string; readonly at: number }>();
  return {
    isDead: (name, renewal, ttlMs) => {
      const before = seen.get(name);
      if (before?.renewal === renewal) return performance.now() - before.at >= ttlMs;
      seen.set(name, { renewal, at: performance.now() });
      return false;
    },
  };
};
