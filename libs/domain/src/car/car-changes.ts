import { sameCarFigure } from '#racing';
import type { CarAttributes } from './car-attributes.ts';

/** The stats in which `next` differs from `now`; tags in another order are equal. */
export const carChanges = (now: Partial<CarAttributes>, next: Partial<CarAttributes>): Partial<CarAttributes> =>
  Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !sameCarFigure(field, value, now[field as keyof CarAttributes])),
  ) as Partial<CarAttributes>;
