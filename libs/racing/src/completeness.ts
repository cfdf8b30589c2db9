import type { CatalogueCar } from './catalogue-car.ts';

/** Every field of a car; adding one to the type but not here does not compile. */
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

/** Unknown fields of a car: absent or null. A null 0 to 60 is known: the car never gets there. */
export const unknownFigures = (car: Partial<CatalogueCar>): readonly (keyof CatalogueCar)[] =>
  names.filter((name) => car[name] === undefined || (car[name] === null && name !== 'acceleration0to60s'));

/** The share of a car's 23 fields that are known, in whole per cent, rounded down. */
export const completenessOf = (car: Partial<CatalogueCar>): number =>
  Math.floor((100 * (names.length - unknownFigures(car).length)) / names.length);
