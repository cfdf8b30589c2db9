import { projections } from '#projections';
import type { AnyProjection } from '#read-store';
import { Mistake } from '../mistake.ts';

/** The view of that name. Throws `Mistake`, which lists the names there are. */
export const findProjection = (name: string): AnyProjection => {
  const found = projections.find((projection) => projection.name === name);
  if (found) return found;
  throw new Mistake(`There is no view ${name}. Views: ${projections.map((projection) => projection.name).join(', ')}.`);
};
