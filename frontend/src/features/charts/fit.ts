import type { Scale } from './chart-points.ts';

type Placed = { readonly atX: number; readonly atY: number };

/** A straight line on the scaled axes: the expected y at an x, and the distance of a point. */
export type Fit = {
  readonly expected: (atX: number) => number;
  /** How far above the line, as a share of the expected value: 0.04 is 4 % more. On a rank axis in ranks. */
  readonly residual: (point: Placed) => number;
  /** The lines of the 10th and 90th percentiles. */
  readonly band: { readonly low: (atX: number) => number; readonly high: (atX: number) => number };
};

/** Least squares on the axes; undefined for fewer than three points, or when all have the same x. */
export function fitOf(points: readonly Placed[], yScale: Scale): Fit | undefined {
  const [meanX, meanY] = [mean(points.map(({ atX }) => atX)), mean(points.map(({ atY }) => atY))];
  const spread = sum(points.map(({ atX }) => (atX - meanX) ** 2));
  if (points.length < 3 || spread === 0) return undefined;
  const slope = sum(points.map(({ atX, atY }) => (atX - meanX) * (atY - meanY))) / spread;
  const expected = (atX: number) => meanY + slope * (atX - meanX);
  const offs = points.map(({ atX, atY }) => atY - expected(atX)).toSorted((one, other) => one - other);
  const [low, high] = [quantile(offs, 0.1), quantile(offs, 0.9)];
  return {
    expected,
    residual: ({ atX, atY }) => shareOff(atY, expected(atX), yScale),
    band: { low: (atX) => expected(atX) + low, high: (atX) => expected(atX) + high },
  };
}

const shareOff = (there: number, expected: number, yScale: Scale): number => {
  if (yScale === 'log') return Math.expm1(there - expected);
  return yScale === 'rank' || expected === 0 ? there - expected : there / expected - 1;
};

/**
 * The best so far along x from its better end, as steps: no point lies beyond it. `less` states on which axis less is
 * better.
 */
export function frontier<Point extends Placed>(
  points: readonly Point[],
  less: { readonly x: boolean; readonly y: boolean },
): Point[] {
  const [forX, forY] = [less.x ? 1 : -1, less.y ? 1 : -1];
  const sorted = points.toSorted((one, other) => forX * (one.atX - other.atX) || forY * (one.atY - other.atY));
  let best = Infinity;
  return sorted.filter(({ atY }) => {
    if (forY * atY >= best) return false;
    best = forY * atY;
    return true;
  });
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
const mean = (figures: readonly number[]): number => (figures.length === 0 ? 0 : sum(figures) / figures.length);
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
