import type { CatalogueCar } from './catalogue-car.ts';

/** Every figure of a car; adding one to the type without naming it here does not compile. */
const figures: Readonly<Record<keyof CatalogueCar, true>> = {
  name: true,
  brand: true,
  year: true,
  country: true,
  class: true,
  rq: true,
  tyre: true,
  drive: true,
  clearance: true,
  body: true,
  seats: true,
  fuel: true,
  engine: true,
  weightKg: true,
  topSpeedMph: true,
  acceleration0to60s: true,
  handling: true,
  mra: true,
  abs: true,
  tcs: true,
  brake: true,
  prize: true,
  tags: true,
};

const names = Object.keys(figures) as readonly (keyof CatalogueCar)[];

/** Figures that are not known of a car: absent or null. A null 0 to 60 is known: the car never gets there. */
export const unknownFigures = (car: Partial<CatalogueCar>): readonly (keyof CatalogueCar)[] =>
  names.filter((name) => car[name] === undefined || (car[name] === null && name !== 'acceleration0to60s'));

/** How much is known of a car: the share of its 23 figures that are, in whole per cent, rounded down. */
export const completenessOf = (car: Partial<CatalogueCar>): number =>
  Math.floor((100 * (names.length - unknownFigures(car).length)) / names.length);
