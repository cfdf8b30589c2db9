import { Refused } from '../http/refused.ts';
import type { Counters } from './counters.ts';

/** Failed sign-ins that an address, and an account, have free. */
const FREE_TRIES = 10;
const WINDOW_MS = 15 * 60_000;
const STEP_MS = 250;
const LONGEST_WAIT_MS = 3_000;

export type Wait = (ms: number) => Promise<unknown>;

/**
 * Slows guessing down. After ten failures an address must wait for the rest of a quarter of an hour (429). An account
 * that failed ten times, from wherever, answers later and later, and never refuses: its owner gets in from elsewhere, and
 * from the same address once a new password was set by mail.
 */
export class SignInBrake {
  readonly #counters: Counters;
  readonly #wait: Wait;

  constructor(counters: Counters, wait: Wait) {
    this.#counters = counters;
    this.#wait = wait;
  }

  /** Before a password or code is looked at. Refused: `too-many-requests`. */
  async before(address: string, account?: string): Promise<void> {
    const here = await this.#counters.read(ofAddress(address));
    if (here.count >= FREE_TRIES) {
      throw new Refused('too-many-requests', { limit: FREE_TRIES }, Math.max(1, Math.ceil(here.ttlMs / 1_000)));
    }
    if (account === undefined) return;
    const { count } = await this.#counters.read(ofAccount(account));
    if (count >= FREE_TRIES) await this.#wait(Math.min(LONGEST_WAIT_MS, STEP_MS * (count - FREE_TRIES + 1)));
  }

  async failed(address: string, account?: string): Promise<void> {
    await this.#counters.count(ofAddress(address), WINDOW_MS);
    if (account !== undefined) await this.#counters.count(ofAccount(account), WINDOW_MS);
  }

  /** Whoever asks from here has shown that a mailbox is theirs. */
  release(address: string): Promise<void> {
    return this.#counters.forget(ofAddress(address));
  }
}

const ofAddress = (address: string): string => `failed:address:${address}`;
const ofAccount = (account: string): string => `failed:account:${account}`;
