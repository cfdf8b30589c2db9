import type { CarFacts } from './car-facts.ts';

/** The figures in which `next` differs from `now`; lists count as equal when they hold the same words in the same order. */
export const carChanges = (now: CarFacts, next: CarFacts): Partial<CarFacts> =>
  Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !same(value, now[field as keyof CarFacts])),
  ) as Partial<CarFacts>;

const same = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, at) => item === b[at]) : a === b;
