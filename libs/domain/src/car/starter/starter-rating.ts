import type { CarAttributes, carEnums } from '../car-attributes.ts';

/** The inputs of a rating: stats at stock tune. */
export type RatedStats = Pick<
  CarAttributes,
  'acceleration0to60s' | 'topSpeedMph' | 'handling' | 'weightKg' | 'drive' | 'tyre' | 'brake' | 'abs' | 'tcs'
>;

/** A car that takes longer, or never gets to 60 mph, counts as this many seconds. */
const SLOWEST_S = 45;
const LAUNCH = 22;
const TOP_SPEED = 16;
const TOP_SPEED_FROM_MPH = 60;
const HANDLING = 0.42;
const HANDLING_FROM = 45;
const PER_TONNE = -1;
const OFFSET = -19;

/** The value of each drive on surfaces and in weather that a lap on dry asphalt does not show. */
const driveWorth = { FWD: 0, RWD: 1, '4WD': 4 } satisfies Record<(typeof carEnums)['drive'][number], number>;
const tyreWorth = {
  Standard: 0,
  Performance: 0,
  'All-surface': 3,
  Slick: 3,
  'Off-road': 6,
} satisfies Record<(typeof carEnums)['tyre'][number], number>;
const brakeWorth = { A: 2, B: 1, C: 0 } satisfies Record<(typeof carEnums)['brake'][number], number>;

/** Below this a rating falls ever slower, so that the weakest car still has the 10 that a class starts with. */
const BENT_BELOW = 24;
const LEAST = 10;

/**
 * The rating (RQ) of a starter car, a whole number from 10 up to 110 or so: this project's own formula, not the game's.
 *
 * `22 · ln(45 / 0-60) + 16 · ln(top speed / 60) + 0.42 · (handling - 45) - tonnes - 19`, plus the values of drive,
 * tyres, brakes, ABS and TCS; below 24 bent towards 10. The weights were set so that cars of one class are equal over a
 * mixed list of tracks. docs/racing.md has the table.
 */
export const starterRating = (car: RatedStats): number => {
  const seconds = Math.min(car.acceleration0to60s ?? SLOWEST_S, SLOWEST_S);
  const straight = LAUNCH * Math.log(SLOWEST_S / seconds) + TOP_SPEED * Math.log(car.topSpeedMph / TOP_SPEED_FROM_MPH);
  const corners = HANDLING * (car.handling - HANDLING_FROM) + (PER_TONNE * car.weightKg) / 1000;
  return Math.round(bent(straight + corners + worthOf(car) + OFFSET));
};

const worthOf = ({ drive, tyre, brake, abs, tcs }: RatedStats): number =>
  driveWorth[drive] + tyreWorth[tyre] + (brake ? brakeWorth[brake] : 0) + Number(abs) + Number(tcs);

/** Unchanged from 24; below on a curve that leaves there without a kink and ends at 10. */
const bent = (rating: number): number => {
  const room = BENT_BELOW - LEAST;
  return rating >= BENT_BELOW ? rating : LEAST + room * Math.exp((rating - BENT_BELOW) / room);
};
