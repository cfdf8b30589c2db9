import type { CarStats } from '#racing';

/** A number that describes a car. The last two are counted by the game, and no list we have includes them. */
export const figureNames = ['topSpeed', 'acceleration', 'handling', 'mra', 'weight', 'ola', 'hill'] as const;
export type FigureName = (typeof figureNames)[number];

export type FigureUnit = 'mph' | 'seconds' | 'kg' | 'none';
export type RatedCar = CarStats & { readonly rq: number };

type Figure = {
  readonly name: FigureName;
  readonly unit: FigureUnit;
  readonly digits: number;
  /** Null is unknown. A car that never reaches 60 mph takes infinitely long. */
  readonly of: (car: RatedCar) => number | null;
  readonly lessIsBetter?: true;
  /** A value that few cars have (source: the players' notes). */
  readonly isOutstanding?: (value: number, car: RatedCar) => boolean;
};

const NOBODY_KNOWS = () => null;
const OUTSTANDING_MRA_A_RATING = 0.44;

export const figures: readonly Figure[] = [
  { name: 'topSpeed', unit: 'mph', digits: 0, of: ({ topSpeedMph }) => topSpeedMph },
  {
    name: 'acceleration',
    unit: 'seconds',
    digits: 1,
    of: ({ acceleration0to60s }) => acceleration0to60s ?? Infinity,
    lessIsBetter: true,
  },
  { name: 'handling', unit: 'none', digits: 0, of: ({ handling }) => handling },
  {
    name: 'mra',
    unit: 'none',
    digits: 2,
    of: ({ mra }) => mra,
    isOutstanding: (mra, { rq }) => (mra - 60) / rq >= OUTSTANDING_MRA_A_RATING,
  },
  { name: 'weight', unit: 'kg', digits: 0, of: ({ weightKg }) => weightKg, lessIsBetter: true },
  { name: 'ola', unit: 'none', digits: 0, of: NOBODY_KNOWS },
  { name: 'hill', unit: 'none', digits: 0, of: NOBODY_KNOWS },
];

/** `rank` 1 is the best of `of` cars whose value is known; equal ones share a rank. */
export type Rank = { readonly rank: number; readonly of: number };

export function rankOf(
  { of: read, lessIsBetter }: Figure,
  car: RatedCar,
  others: readonly RatedCar[],
): Rank | undefined {
  const value = read(car);
  const known = others.map(read).filter((other) => other !== null);
  if (value === null || known.length === 0) return undefined;
  const better = known.filter((other) => (lessIsBetter ? other < value : other > value)).length;
  return { rank: better + 1, of: known.length };
}

/** The share of a bar that a rank fills: the first all of it, the last nothing. */
export const shareOf = ({ rank, of }: Rank): number => (of === 1 ? 1 : (of - rank) / (of - 1));
