import { viewsNamed } from '#operations';
import { projections } from '#projections';
import { Mistake } from '../mistake.ts';

/** Throws `Mistake`, which lists the known names, when no view has that name. */
export const checkView = (name: string): void => {
  if (viewsNamed(name).length > 0) return;
  throw new Mistake(`Unknown view ${name}. Views: ${projections.map((projection) => projection.name).join(', ')}.`);
};
