import { carClassOf } from '#racing';
import type { CarAttributes, carEnums } from '../car-attributes.ts';
import { starterMra } from './starter-mra.ts';
import { starterRating } from './starter-rating.ts';

type Words = typeof carEnums;
type Word<List extends keyof Words> = Words[List][number];

/** Six words in this order: tyre, drive, clearance, body, fuel, where the engine is. */
type Build = `${Word<'tyre'>} ${Word<'drive'>} ${Word<'clearance'>} ${Word<'body'>} ${Word<'fuel'>} ${Word<'engine'>}`;

type Brakes = `${Word<'brake'>}${'' | ' ABS' | ' TCS' | ' ABS TCS'}`;

/** A car of the starter catalogue, with its permanent id. */
export type StarterCar = { readonly carId: string; readonly car: CarAttributes };

/**
 * One car. kg, mph and seconds are published figures rounded to whole kg and mph, or plausible ones where makers gave
 * none; handling, brakes and tags (a colour it is known in, then its type) are this project's judgement, rating and MRA
 * its formulas. null seconds: it never reaches 60 mph.
 */
export const starterCar = (
  brand: string,
  model: string,
  year: number,
  country: string,
  build: Build,
  seats: number,
  [weightKg, topSpeedMph, acceleration0to60s, handling]: readonly [number, number, number | null, number],
  brakes: Brakes,
  tags: string,
): StarterCar => {
  const name = `${brand} ${model}`;
  const figures = { weightKg, topSpeedMph, acceleration0to60s, handling, ...built(build), ...stopped(brakes) };
  const rq = starterRating(figures);
  const car: CarAttributes = {
    name,
    brand,
    year,
    country,
    class: carClassOf(rq),
    rq,
    seats,
    mra: starterMra(figures),
    prize: false,
    tags: tags.split(', '),
    ...figures,
  };
  return { carId: idOf(name, year), car };
};

/** A car that the game only gives as a prize. */
export const prizeCar = ({ carId, car }: StarterCar): StarterCar => ({ carId, car: { ...car, prize: true } });

const built = (build: Build) => {
  const [tyre, drive, clearance, body, fuel, engine] = build.split(' ');
  return { tyre, drive, clearance, body: [body], fuel, engine } as unknown as Pick<
    CarAttributes,
    'tyre' | 'drive' | 'clearance' | 'body' | 'fuel' | 'engine'
  >;
};

const stopped = (brakes: Brakes) => {
  const [brake, ...aids] = brakes.split(' ');
  return { brake: brake as Word<'brake'>, abs: aids.includes('ABS'), tcs: aids.includes('TCS') };
};

/** Without accents, words joined by `_`, the year last. */
const idOf = (name: string, year: number): string =>
  `${name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('½', '.5').replace(/\s+/g, '_')}_${year}`;
