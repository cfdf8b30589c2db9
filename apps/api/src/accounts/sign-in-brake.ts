import { Refused } from '../http/refused.ts';
import type { Counters } from './counters.ts';

/** Failed sign-ins that an address, and an account, have free. */
const FREE_TRIES = 10;
const WINDOW_MS = 15 * 60_000;
const STEP_MS = 250;
const LONGEST_WAIT_MS = 3_000;

export type Wait = (ms: number) => Promise<unknown>;

/** From where a sign-in is tried, and on which account, where that is known. */
type Tried = { readonly address: string; readonly account?: string | undefined };
type Answered = Pick<Response, 'ok' | 'status'>;

/**
 * Slows guessing down. A try counts before its password is looked at, so that of many at once no more pass than one after
 * another; one that was no wrong guess is given back. After ten failures an address must wait for the rest of a quarter of an hour (429). An account
 * that failed ten times, from wherever, answers later and later, and never refuses: its owner gets in from elsewhere, and
 * from the same address once a new password was set by mail.
 */
export class SignInBrake {
  constructor(
    private readonly counters: Counters,
    private readonly wait: Wait,
  ) {}

  /** Makes a try that answers whether it was right. Refused: `too-many-requests`. */
  async hold<Answer extends Answered>(tried: Tried, tryIt: () => Promise<Answer>): Promise<Answer> {
    await this.#begin(tried);
    let wrong = false;
    try {
      const answer = await tryIt();
      wrong = !answer.ok && answer.status < 500;
      return answer;
    } finally {
      if (!wrong) await this.#giveBack(tried);
    }
  }

  async #begin(tried: Tried): Promise<void> {
    const here = await this.counters.count(ofAddress(tried.address), WINDOW_MS);
    if (here.count > FREE_TRIES) {
      await this.counters.giveBack(ofAddress(tried.address));
      throw new Refused('too-many-requests', { limit: FREE_TRIES }, Math.max(1, Math.ceil(here.ttlMs / 1_000)));
    }
    if (tried.account === undefined) return;
    const { count } = await this.counters.count(ofAccount(tried.account), WINDOW_MS);
    if (count > FREE_TRIES) await this.wait(Math.min(LONGEST_WAIT_MS, STEP_MS * (count - FREE_TRIES)));
  }

  async #giveBack({ address, account }: Tried): Promise<void> {
    await this.counters.giveBack(ofAddress(address));
    if (account !== undefined) await this.counters.giveBack(ofAccount(account));
  }

  /** Whoever asks from here has shown that a mailbox is theirs. */
  release(address: string): Promise<void> {
    return this.counters.forget(ofAddress(address));
  }
}

const ofAddress = (address: string): string => `failed:address:${address}`;
const ofAccount = (account: string): string => `failed:account:${account}`;
