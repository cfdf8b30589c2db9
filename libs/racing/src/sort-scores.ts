import type { CarStats } from './car-stats.ts';

type Figures = Pick<CarStats, 'topSpeedMph' | 'acceleration0to60s' | 'handling' | 'weightKg' | 'mra'>;

/** Replaces an unknown divisor: it makes the score vanish. */
const MISSING_DIVISOR = 10_000;

const seconds = ({ acceleration0to60s }: Figures): number => acceleration0to60s ?? MISSING_DIVISOR;
const mra = (car: Figures): number => car.mra ?? 0;
const cubed = ({ handling }: Figures): number => handling ** 3;
// The lightest car has 160 kg.
const lightness = ({ weightKg }: Figures): number => Math.max(weightKg - 200, 1) ** 0.4;

/**
 * Scores to sort cars by that combine several stats, whole numbers, more is better. Source: the players' notes;
 * `handlingOla` stands in for the off-the-line acceleration that no catalogue has.
 */
export const sortScores = {
  mraAcceleration: (car: Figures) => Math.round((50 * mra(car) ** 0.6) / seconds(car)),
  mraAccelerationTopSpeed: (car: Figures) => Math.round((mra(car) * car.topSpeedMph) / (25 * seconds(car))),
  mraTopSpeed: (car: Figures) => Math.round((mra(car) * car.topSpeedMph ** 2) / 20_000),
  handlingAcceleration: (car: Figures) => Math.round(cubed(car) / (1000 * seconds(car))),
  handlingWeight: (car: Figures) => Math.round(cubed(car) / (300 * lightness(car))),
  handlingWeightAcceleration: (car: Figures) => Math.round((0.6 * cubed(car)) / (50 * seconds(car) * lightness(car))),
  handlingMraAcceleration: (car: Figures) => Math.round((cubed(car) * mra(car) ** 2) / (9e6 * seconds(car))),
  handlingOla: (car: Figures) =>
    car.topSpeedMph < 101 || !car.mra
      ? 0
      : Math.round(((cubed(car) / 5000) * 10 * (car.topSpeedMph - 100) ** 0.4) / car.mra),
} as const satisfies Record<string, (car: Figures) => number>;
export type SortScore = keyof typeof sortScores;
