import { type ViewVersion, viewId } from './view-writer.ts';

/** The lease for work on a view. */
export const leaseOfView = (view: ViewVersion): string => `projection:${viewId(view)}`;

/** The right to do a piece of work until it expires. `token` grows with each change of holder (fencing). */
export type Lease = { readonly name: string; readonly holder: string; readonly token: number };

/** Leases save work, never correctness: two holders must still converge. */
export type Leases = {
  /** The lease, when no one else holds it now. The same holder may take it again, with a new token. */
  acquire(name: string, holder: string, ttlMs: number): Promise<Lease | undefined>;
  /**
   * True when it lasts `ttlMs` from now; false for good when another holder has taken it. One that expired and was not
   * taken since continues: its holder was busy for long, as when it makes the index of a large view.
   */
  renew(lease: Lease, ttlMs: number): Promise<boolean>;
  /** Gives it back immediately; does nothing when another holder has it. */
  release(lease: Lease): Promise<void>;
  /** The current holder; undefined when there is none. */
  holder(name: string): Promise<string | undefined>;
};
