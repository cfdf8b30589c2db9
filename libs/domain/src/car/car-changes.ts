import { sameFigure } from '#racing';
import type { CarFacts } from './car-facts.ts';

/** The figures in which `next` differs from `now`; lists count as equal when they hold the same words in the same order. */
export const carChanges = (now: Partial<CarFacts>, next: Partial<CarFacts>): Partial<CarFacts> =>
  Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !sameFigure(value, now[field as keyof CarFacts])),
  ) as Partial<CarFacts>;
