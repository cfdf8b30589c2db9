import type { CarStats } from './car-stats.ts';

/** What a car is good at, in the players' words. */
export const raceStyles = ['dragster', 'twister', 'speedster', 'all-rounder'] as const;
export type RaceStyle = (typeof raceStyles)[number];

/** Body types of the catalogue, then the styles that we calculate: all options of a filter by body style. */
export const bodyStyles = [
  'Coupe',
  'Saloon',
  'Hatchback',
  'SUV',
  'Roadster',
  'Estate',
  'Convertible',
  'Pickup',
  'MPV',
  'Van',
  ...raceStyles,
] as const;
export type BodyStyle = (typeof bodyStyles)[number];

/** The stats of a car that decide its style: at stock, against its rating. */
export type StyledCar = Pick<CarStats, 'topSpeedMph' | 'acceleration0to60s' | 'handling'> & { readonly rq: number };

/**
 * The usual stat at a rating (`at0` + `perRq` · RQ) and how widely cars lie around it. Least squares over 5,059 cars;
 * 0-60 and top speed by their logarithms.
 */
const usual = {
  launch: { at0: 2.7605, perRq: -0.0183, spread: 0.1924 },
  handling: { at0: 61.59, perRq: 0.3076, spread: 5.344 },
  topSpeed: { at0: 4.5328, perRq: 0.00799, spread: 0.157 },
} as const;

const above = (figure: number, rq: number, { at0, perRq, spread }: (typeof usual)[keyof typeof usual]): number =>
  (figure - at0 - perRq * rq) / spread;

/** In spreads: how far corners must lead straight lines, and straight lines corners, to make a style. */
const TWISTER_LEAD = 0.5;
const STRAIGHT_LEAD = 0.8;
const NEVER_REACHES_60_S = 25;

/**
 * The style of a car: each stat counts by how far it lies above the usual one at its rating. A twister is better in
 * handling than in both others; a dragster (0-60) or a speedster (top speed) is better at that than in handling; an
 * all-rounder is none of them. The names are the players', the rule is ours: half of all cars are all-rounders.
 */
export const raceStyleOf = ({ topSpeedMph, acceleration0to60s, handling, rq }: StyledCar): RaceStyle => {
  const launch = -above(Math.log(acceleration0to60s ?? NEVER_REACHES_60_S), rq, usual.launch);
  const topSpeed = above(Math.log(topSpeedMph), rq, usual.topSpeed);
  const corners = above(handling, rq, usual.handling);
  const lead = Math.max(launch, topSpeed) - corners;
  if (lead <= -TWISTER_LEAD) return 'twister';
  if (lead < STRAIGHT_LEAD) return 'all-rounder';
  return launch >= topSpeed ? 'dragster' : 'speedster';
};

/** All values of a car for a filter by body style: its body types, then its race style. */
export const bodyStylesOf = (car: StyledCar & { readonly body: readonly string[] }): readonly string[] => [
  ...car.body,
  raceStyleOf(car),
];
