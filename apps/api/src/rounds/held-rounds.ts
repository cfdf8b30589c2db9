import { Injectable } from '@nestjs/common';
import { type LockBudget, type LockRound, roundKey, roundLocksAtOnce } from '#domain';
import { type RoundDoc, roundsView } from '#projections/rounds/rounds.projection';
import { roundsHeldBy } from '#projections/rounds/rounds.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { DailyActionCounts } from '../action-limits/daily-action-counts.ts';
import { AccountLevels } from '../action-limits/account-levels.ts';

/** Longer than a view lags: until then a new lock is cached here. */
const REMEMBERED_MS = 10_000;

/** The number of rounds each user has locked, including the latest: parallel requests are counted too. */
@Injectable()
export class HeldRounds {
  readonly #taken = new Map<string, Map<string, number>>();
  /** The same for released locks, by user and round. */
  readonly #gone = new Map<string, number>();

  constructor(
    @InjectView(roundsView) private readonly rounds: View<RoundDoc>,
    private readonly standing: AccountLevels,
    private readonly acts: DailyActionCounts,
  ) {}

  /** Runs the locking of a round; a failed one is not counted. */
  async while<Answer>(userId: string, key: string, lock: () => Promise<Answer>): Promise<Answer> {
    const taken = this.#takenBy(userId);
    // A second lock of the same round is refused, but the first one still holds.
    const isHeld = taken.has(key);
    this.#gone.delete(`${userId} ${key}`);
    taken.set(key, performance.now() + REMEMBERED_MS);
    this.#taken.set(userId, taken);
    try {
      return await lock();
    } catch (error) {
      if (!isHeld) this.#forget(userId, key);
      throw error;
    }
  }

  letGo(userId: string, key: string): void {
    const now = performance.now();
    for (const [gone, until] of this.#gone) if (until <= now) this.#gone.delete(gone);
    this.#gone.set(`${userId} ${key}`, now + REMEMBERED_MS);
    this.#forget(userId, key);
  }

  #forget(userId: string, key: string): void {
    const taken = this.#takenBy(userId);
    taken.delete(key);
    if (taken.size > 0) this.#taken.set(userId, taken);
    else this.#taken.delete(userId);
  }

  async budgetOf({ data, meta: { actor, now, role } }: LockRound): Promise<LockBudget> {
    if (role !== undefined) return { most: Infinity, others: [] };
    const most = this.acts.times * roundLocksAtOnce[await this.standing.person(actor)];
    const seen = await roundsHeldBy(this.rounds, actor, now);
    const held = new Map([...this.#takenBy(actor).keys()].map((key) => [key, now]));
    for (const { key, until } of seen)
      if ((this.#gone.get(`${actor} ${key}`) ?? 0) <= performance.now()) held.set(key, until);
    held.delete(roundKey(data));
    return { most, others: [...held.values()] };
  }

  /** Without those that the view has by now. */
  #takenBy(userId: string): Map<string, number> {
    const now = performance.now();
    return new Map([...(this.#taken.get(userId) ?? [])].filter(([, until]) => until > now));
  }
}
