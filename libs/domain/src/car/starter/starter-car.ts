import { carClassOf } from '#racing';
import type { CarFacts, carWords } from '../car-facts.ts';

type Words = typeof carWords;
type Word<List extends keyof Words> = Words[List][number];

/** Six words in this order: tyre, drive, clearance, body, fuel, where the engine is. */
type Build = `${Word<'tyre'>} ${Word<'drive'>} ${Word<'clearance'>} ${Word<'body'>} ${Word<'fuel'>} ${Word<'engine'>}`;

/** Class of its brakes, and which aids it has. */
type Brakes = `${Word<'brake'>}${'' | ' ABS' | ' ABS TCS'}`;

/** A car of the starter catalogue, with its permanent id. */
export type StarterCar = { readonly carId: string; readonly car: CarFacts };

/**
 * One car. kg, mph and seconds are published figures rounded to whole kg and mph, or plausible ones where makers gave
 * none; rating, handling and brakes are this project's judgement. null seconds: it never reaches 60 mph.
 */
export const starterCar = (
  rq: number,
  brand: string,
  model: string,
  year: number,
  country: string,
  build: Build,
  seats: number,
  [weightKg, topSpeedMph, acceleration0to60s, handling]: readonly [number, number, number | null, number],
  brakes: Brakes,
): StarterCar => {
  const name = `${brand} ${model}`;
  const [brake, ...aids] = brakes.split(' ');
  const car = {
    name,
    brand,
    year,
    country,
    class: carClassOf(rq),
    rq,
    ...built(build),
    seats,
    weightKg,
    topSpeedMph,
    acceleration0to60s,
    handling,
    mra: null,
    abs: aids.includes('ABS'),
    tcs: aids.includes('TCS'),
    brake: brake as Word<'brake'>,
    prize: false,
    tags: [],
  };
  return { carId: idOf(name, year), car };
};

const built = (build: Build) => {
  const [tyre, drive, clearance, body, fuel, engine] = build.split(' ');
  return { tyre, drive, clearance, body: [body], fuel, engine } as unknown as Pick<
    CarFacts,
    'tyre' | 'drive' | 'clearance' | 'body' | 'fuel' | 'engine'
  >;
};

/** Without accents, words joined by `_`, the year last. */
const idOf = (name: string, year: number): string =>
  `${name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, '_')}_${year}`;
