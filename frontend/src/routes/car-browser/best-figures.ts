import type { FoundCar } from '../../features/cars/use-found-cars.ts';
import { beginsDown, figureOf } from './car-orders.ts';

/** Stats whose best value in a list is highlighted. */
export const comparedFigures = ['topSpeedMph', 'acceleration0to60s', 'handling', 'mra', 'weightKg'] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

export type BestFigures = Readonly<Record<ComparedFigure, number>>;

/** The lightest car is the best, though a sort by weight starts with the heaviest. */
const moreIsBetter = (by: ComparedFigure): boolean => by !== 'weightKg' && beginsDown(by);

export function bestFigures(cars: readonly FoundCar[]): BestFigures {
  const best = comparedFigures.map((by) => {
    const sign = moreIsBetter(by) ? 1 : -1;
    let most = -Infinity;
    for (const { car } of cars) most = Math.max(most, sign * (figureOf(car, by) ?? -sign * Infinity));
    return [by, sign * most] as const;
  });
  return Object.fromEntries(best) as BestFigures;
}
