import { countersInMemory } from '../accounts/counters.ts';

type Answer = (error: Error | null, counted?: { readonly current: number; readonly ttl: number }) => void;

/**
 * Counts of this process for `@fastify/rate-limit`, whose own follow the wall clock: set back, it would refuse for as
 * long.
 */
export class SteadyLimits {
  readonly #counters = countersInMemory();

  incr(key: string, answer: Answer, windowMs: number): void {
    this.#counters
      .count(key, windowMs)
      .then(({ count, ttlMs }) => answer(null, { current: count, ttl: ttlMs }), answer);
  }

  child(): SteadyLimits {
    return new SteadyLimits();
  }
}
