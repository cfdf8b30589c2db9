import { sameCarFigure } from '#racing';
import type { CarFacts } from './car-facts.ts';

/** The stats in which `next` differs from `now`; tags in another order are equal. */
export const carChanges = (now: Partial<CarFacts>, next: Partial<CarFacts>): Partial<CarFacts> =>
  Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !sameCarFigure(field, value, now[field as keyof CarFacts])),
  ) as Partial<CarFacts>;
