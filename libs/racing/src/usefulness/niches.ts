import type { CatalogueCar } from '../catalogue-car.ts';

/** The fields of a car that its niches depend on. */
export type NicheCar = { readonly id: string } & Pick<
  CatalogueCar,
  | 'class'
  | 'tyre'
  | 'drive'
  | 'clearance'
  | 'year'
  | 'seats'
  | 'country'
  | 'brand'
  | 'body'
  | 'fuel'
  | 'engine'
  | 'prize'
  | 'tags'
>;

/** The niche of every car. */
export const EVERY_CAR = 'all';

const decadeOf = (year: number): string => (year < 1980 ? 'before' : String(Math.floor(year / 10) * 10));

/** 1, 2 to 3, 4, 5 and more, as in clubs' requirements. */
const seatsOf = (seats: number): string => (seats === 1 ? '1' : seats <= 3 ? '2' : seats === 4 ? '4' : '5');

/**
 * The niches of a car, as `kind:value`: all cars, those that need not be won (`free`), class, tyres, drive, clearance,
 * decade, seats, country, brand, body, fuel, engine, and each tag. Events and clubs use these as requirements.
 */
export const nichesOf = (car: NicheCar): readonly string[] => [
  EVERY_CAR,
  ...(car.prize ? [] : ['free']),
  `class:${car.class}`,
  `tyre:${car.tyre}`,
  `drive:${car.drive}`,
  `clearance:${car.clearance}`,
  `decade:${decadeOf(car.year)}`,
  ...(car.seats === null ? [] : [`seats:${seatsOf(car.seats)}`]),
  `country:${car.country}`,
  `brand:${car.brand}`,
  ...car.body.map((body) => `body:${body}`),
  `fuel:${car.fuel}`,
  `engine:${car.engine}`,
  ...car.tags.map((tag) => `tag:${tag}`),
];
