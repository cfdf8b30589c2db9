import { Injectable } from '@nestjs/common';
import { type LockBudget, type LockRound, roundKey, roundLocksAtOnce } from '#domain';
import { type RoundDoc, roundsView } from '#projections/rounds/rounds.projection';
import { roundsHeldBy } from '#projections/rounds/rounds.query';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';
import { ActsOfDay } from '../standing/acts-of-day.ts';
import { StandingOf } from '../standing/standing-of.ts';

/** Longer than a view lags: until then a lock that was just taken is remembered here. */
const REMEMBERED_MS = 10_000;

/** How many rounds each person has to themselves, also those of this moment: asked for at once they are still counted. */
@Injectable()
export class HeldRounds {
  readonly #taken = new Map<string, Map<string, number>>();
  /** The same of those that were let go, by person and round. */
  readonly #gone = new Map<string, number>();

  constructor(
    @InView(roundsView) private readonly rounds: View<RoundDoc>,
    private readonly standing: StandingOf,
    private readonly acts: ActsOfDay,
  ) {}

  /** Runs what locks a round; where it comes to nothing nobody remembers it. */
  async while<Answer>(userId: string, key: string, lock: () => Promise<Answer>): Promise<Answer> {
    const taken = this.#takenBy(userId);
    // Locked once more it is refused, and held all the same.
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

  /** Without those that a view knows by now. */
  #takenBy(userId: string): Map<string, number> {
    const now = performance.now();
    return new Map([...(this.#taken.get(userId) ?? [])].filter(([, until]) => until > now));
  }
}
