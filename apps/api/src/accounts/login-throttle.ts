import { Refused } from '../http/refused.ts';
import type { Counters } from './counters.ts';

/** Failed logins that an address, and an account, have free. */
const FREE_TRIES = 10;
const WINDOW_MS = 15 * 60_000;
const STEP_MS = 250;
const LONGEST_WAIT_MS = 3_000;
/**
 * Failed logins of an account in a day, from all addresses: first its owner is warned, then unknown addresses must
 * wait.
 */
const TOLD_AFTER = 20;
const DAY_TRIES = 100;
const DAY_MS = 24 * 60 * 60_000;
/** How long an address counts as one that its owner logs in from. */
const KNOWN_MS = 30 * DAY_MS;
const RELEASED_MS = 60 * 60_000;

export type Wait = (ms: number) => Promise<unknown>;

type Tried = {
  readonly address: string;
  readonly account?: string | undefined;
  readonly warnOwner?: (account: string) => Promise<void>;
};
type Answered = Pick<Response, 'ok' | 'status'>;

/**
 * Slows guessing down. An attempt counts before its password is checked, so that parallel attempts get no further than
 * sequential ones; one that was no wrong guess is given back. After ten failures an address must wait for the rest of a
 * quarter of an hour (429). An account that failed ten times, from all addresses, answers later and later. After a
 * hundred failures in a day it refuses addresses that it was never logged in from, so that a thousand machines find no
 * more than one does: its owner, who was warned after twenty, gets in from a known address, by passkey, or after
 * setting a new password by email. Sessions go on.
 */
export class LoginThrottle {
  constructor(
    private readonly counters: Counters,
    private readonly wait: Wait,
  ) {}

  /** Runs an attempt that returns whether it was right. Refused: `too-many-requests`. */
  async hold<Answer extends Answered>(tried: Tried, tryIt: () => Promise<Answer>): Promise<Answer> {
    await this.#begin(tried);
    let wrong = false;
    try {
      const answer = await tryIt();
      wrong = !answer.ok && answer.status < 500;
      if (answer.ok && tried.account !== undefined) await this.counters.count(known(tried, tried.account), KNOWN_MS);
      return answer;
    } finally {
      if (wrong) await this.#tellOwner(tried);
      else await this.#giveBack(tried);
    }
  }

  async #begin(tried: Tried): Promise<void> {
    const here = await this.counters.count(ofAddress(tried.address), WINDOW_MS);
    if (here.count > FREE_TRIES) {
      await this.counters.giveBack(ofAddress(tried.address));
      throw new Refused('too-many-requests', { limit: FREE_TRIES }, Math.max(1, Math.ceil(here.ttlMs / 1_000)));
    }
    if (tried.account === undefined) return;
    await this.#countDay(tried, tried.account);
    const { count } = await this.counters.count(ofAccount(tried.account), WINDOW_MS);
    if (count > FREE_TRIES) await this.wait(Math.min(LONGEST_WAIT_MS, STEP_MS * (count - FREE_TRIES)));
  }

  async #countDay(tried: Tried, account: string): Promise<void> {
    const today = await this.counters.count(ofDay(account), DAY_MS);
    if (today.count <= DAY_TRIES || (await this.#isKnown(tried, account))) return;
    await this.#giveBack(tried, false);
    throw new Refused('too-many-requests', { limit: DAY_TRIES }, Math.max(1, Math.ceil(today.ttlMs / 1_000)));
  }

  async #isKnown(tried: Tried, account: string): Promise<boolean> {
    const ways = [known(tried, account), released(tried.address)];
    const counted = await Promise.all(ways.map((key) => this.counters.read(key)));
    return counted.some(({ count }) => count > 0);
  }

  /** Once a day. */
  async #tellOwner({ account, warnOwner }: Tried): Promise<void> {
    if (account === undefined || warnOwner === undefined) return;
    if ((await this.counters.read(ofDay(account))).count < TOLD_AFTER) return;
    if ((await this.counters.count(told(account), DAY_MS)).count === 1) await warnOwner(account);
  }

  async #giveBack({ address, account }: Tried, counted = true): Promise<void> {
    await this.counters.giveBack(ofAddress(address));
    if (account === undefined) return;
    if (counted) await this.counters.giveBack(ofAccount(account));
    await this.counters.giveBack(ofDay(account));
  }

  /** The caller at this address has shown that a mailbox is theirs. */
  async release(address: string): Promise<void> {
    await this.counters.forget(ofAddress(address));
    await this.counters.count(released(address), RELEASED_MS);
  }
}

const ofAddress = (address: string): string => `failed:address:${address}`;
const ofDay = (account: string): string => `failed:day:${account}`;
const told = (account: string): string => `failed:told:${account}`;
const released = (address: string): string => `released:${address}`;
const known = ({ address }: Tried, account: string): string => `known:${account}:${address}`;
const ofAccount = (account: string): string => `failed:account:${account}`;
