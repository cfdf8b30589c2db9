import type { CatalogueCar } from './catalogue-car.ts';

type Figure = 'handling' | 'mra' | 'weightKg' | 'acceleration0to60s' | 'topSpeedMph';
type Score = { readonly of: readonly Figure[]; readonly score: (figures: Figures) => number };
type Figures = Pick<CatalogueCar, 'topSpeedMph' | 'handling' | 'weightKg'> & {
  readonly mra: number;
  readonly acel: number;
};

/** Assumed seconds of a car that never reaches 60 mph. */
const NEVER_S = 10_000;
const lightness = (weightKg: number): number => Math.max(1, weightKg - 200) ** 0.4;

/**
 * Scores of several stats together, by which players order cars: more is better. Source: the players' notes on
 * composite sort scores; the last one approximates off-the-line acceleration, which no list of cars has.
 */
export const compositeScores = {
  mraAcel: { of: ['mra', 'acceleration0to60s'], score: ({ mra, acel }) => (50 * mra ** 0.6) / acel },
  mraAcelTop: {
    of: ['mra', 'acceleration0to60s', 'topSpeedMph'],
    score: ({ mra, acel, topSpeedMph }) => (mra * topSpeedMph) / (25 * acel),
  },
  mraTop: { of: ['mra', 'topSpeedMph'], score: ({ mra, topSpeedMph }) => (mra * topSpeedMph ** 2) / 20_000 },
  handAcel: { of: ['handling', 'acceleration0to60s'], score: ({ handling, acel }) => handling ** 3 / (1_000 * acel) },
  handWeight: {
    of: ['handling', 'weightKg'],
    score: ({ handling, weightKg }) => handling ** 3 / (300 * lightness(weightKg)),
  },
  handWeightAcel: {
    of: ['handling', 'weightKg', 'acceleration0to60s'],
    score: ({ handling, weightKg, acel }) => (0.6 * handling ** 3) / (50 * acel * lightness(weightKg)),
  },
  handMraAcel: {
    of: ['handling', 'mra', 'acceleration0to60s'],
    score: ({ handling, mra, acel }) => (handling ** 3 * mra ** 2) / (9_000_000 * acel),
  },
  handTopMra: {
    of: ['handling', 'topSpeedMph', 'mra'],
    score: ({ handling, topSpeedMph, mra }) =>
      topSpeedMph < 101 ? 0 : ((handling ** 3 / 5_000) * 10 * (topSpeedMph - 100) ** 0.4) / mra,
  },
} as const satisfies Record<string, Score>;
export type CompositeScore = keyof typeof compositeScores;

export const compositeScoreNames = Object.keys(compositeScores) as readonly CompositeScore[];

/** The score of a car, rounded as players do; null where it needs mid-range acceleration that is unknown. */
export function compositeScore(name: CompositeScore, car: CatalogueCar): number | null {
  const { of, score }: Score = compositeScores[name];
  const { topSpeedMph, handling, weightKg, mra } = car;
  if (mra === null && of.includes('mra')) return null;
  return Math.round(score({ topSpeedMph, handling, weightKg, mra: mra ?? 0, acel: car.acceleration0to60s ?? NEVER_S }));
}
