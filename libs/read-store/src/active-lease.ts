import { setTimeout as delay } from 'node:timers/promises';
import type { Lease, Leases } from './leases.ts';

/**
 * A dead holder's lease expires after 6 s and is requested every half second: within 10 s where a processor is free,
 * otherwise later.
 */
export const LEASE_MS = 6_000;

/** How often a waiting process asks for a lease within the time that it lasts. */
const ASKED_PER_LEASE = 12;

/** The work was taken over: its lease had expired, and another process has it. */
export class LeaseLost extends Error {
  constructor(name: string) {
    super(`another process has taken over ${name}; nothing was changed here`);
    this.name = 'LeaseLost';
  }
}

/** A lease that is renewed while it is held. `lost` is aborted when it could not be, with `LeaseLost`. */
export class ActiveLease {
  readonly #leases: Leases;
  readonly #lease: Lease;
  readonly #ttlMs: number;
  readonly #lost = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #renewedAt: number;

  constructor(leases: Leases, lease: Lease, ttlMs: number) {
    this.#leases = leases;
    this.#lease = lease;
    this.#ttlMs = ttlMs;
    this.#renewedAt = performance.now();
    this.#timer = setInterval(() => void this.holds(), ttlMs / 3);
  }

  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  /** True while it is held; renews it when that is due: a paused process checks before it continues. */
  async holds(): Promise<boolean> {
    if (this.#lost.signal.aborted) return false;
    if (performance.now() - this.#renewedAt < this.#ttlMs / 3) return true;
    const asked = performance.now();
    const held = await this.#leases.renew(this.#lease, this.#ttlMs).catch(() => asked - this.#renewedAt < this.#ttlMs);
    if (held) this.#renewedAt = asked;
    else this.#end();
    return held;
  }

  async release(): Promise<void> {
    this.#end();
    // It expires by itself when the store does not respond.
    await this.#leases.release(this.#lease).catch(() => undefined);
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#lost.abort(new LeaseLost(this.#lease.name));
  }
}

/** The lease now, or undefined when another process holds it. */
export const tryLease = async (
  leases: Leases,
  name: string,
  holder: string,
  ttlMs = LEASE_MS,
): Promise<ActiveLease | undefined> => {
  const lease = await leases.acquire(name, holder, ttlMs);
  return lease && new ActiveLease(leases, lease, ttlMs);
};

/** Waits for a lease; undefined when `signal` was aborted before it came. */
export const waitForLease = async (
  leases: Leases,
  name: string,
  holder: string,
  signal: AbortSignal,
  ttlMs = LEASE_MS,
): Promise<ActiveLease | undefined> => {
  while (!signal.aborted) {
    const held = await tryLease(leases, name, holder, ttlMs);
    if (held) return held;
    await delay(ttlMs / ASKED_PER_LEASE, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
};
