import { type ViewVersion, viewId } from './view-writer.ts';

/** The lease of whoever works a view. */
export const leaseOfView = (view: ViewVersion): string => `projection:${viewId(view)}`;

/** The right to do a piece of work until it expires. `token` grows with each change of hands (fencing). */
export type Lease = { readonly name: string; readonly holder: string; readonly token: number };

/** Leases save work, never correctness: two holders must still converge. */
export type Leases = {
  /** The lease, when nobody else holds it now. The same holder may take it again, with a new token. */
  acquire(name: string, holder: string, ttlMs: number): Promise<Lease | undefined>;
  /**
   * True when it now lasts `ttlMs` from now; false when somebody else has taken it, for good. One that ran out and that
   * nobody took meanwhile goes on: its holder was busy for long, as when it makes the index of a large view.
   */
  renew(lease: Lease, ttlMs: number): Promise<boolean>;
  /** Gives it back at once; nothing happens when it is already another's. */
  release(lease: Lease): Promise<void>;
  /** Who holds it now; undefined when nobody does. */
  holder(name: string): Promise<string | undefined>;
};
