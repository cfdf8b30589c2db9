/**
 * The point with the least sum of squares, and how its coordinates vary together if each residual has a variance of 1.
 */
export type LeastSquares = { readonly at: readonly number[]; readonly covariance: readonly (readonly number[])[] };

type Residuals = (at: readonly number[]) => readonly number[];
type Bounds = readonly (readonly [least: number, most: number])[];

const ROUNDS = 80;
const FIRST_DAMPING = 1e-2;
const MAX_DAMPING = 1e12;
const STEP = 1e-5;
/** A gain below this share of the sum ends the search. */
const ENOUGH = 1e-12;

/**
 * Levenberg's damped least squares for a few coordinates within bounds. Pure and of bounded work: the same input gives
 * the same result. At least as many independent residuals as coordinates are expected (priors count).
 */
export const leastSquares = (residuals: Residuals, start: readonly number[], bounds: Bounds): LeastSquares => {
  let at = within(start, bounds);
  let sum = squares(residuals(at));
  let damping = FIRST_DAMPING;
  for (let round = 0; round < ROUNDS && damping < MAX_DAMPING; round += 1) {
    const step = dampedStep(residuals, at, damping);
    const next = within(
      at.map((value, place) => value - (step[place] ?? 0)),
      bounds,
    );
    const nextSum = squares(residuals(next));
    if (!(nextSum < sum)) {
      damping *= 10;
      continue;
    }
    const isEnough = sum - nextSum < ENOUGH * sum;
    [at, sum, damping] = [next, nextSum, damping / 10];
    if (isEnough) break;
  }
  return { at, covariance: inverse(normal(slopes(residuals, at))) };
};

/**
 * The deviation of a value that follows from the coordinates: half of its change from one deviation below to one above,
 * along independent directions. Unlike a slope it sees past a bend close by.
 */
export const deviationOf = (value: (at: readonly number[]) => number, { at, covariance }: LeastSquares): number =>
  Math.hypot(
    ...directions(covariance).map((direction) => {
      const moved = (by: number) => value(at.map((coordinate, place) => coordinate + by * (direction[place] ?? 0)));
      return (moved(1) - moved(-1)) / 2;
    }),
  );

/** Cholesky's columns: independent directions, each one deviation long. */
const directions = (covariance: LeastSquares['covariance']): readonly (readonly number[])[] => {
  const columns: number[][] = [];
  for (const [place, row] of covariance.entries()) {
    const left = row.map((value, i) => value - sumOver(columns, (column) => (column[i] ?? 0) * (column[place] ?? 0)));
    const length = Math.sqrt(Math.max(left[place] ?? 0, 0));
    columns.push(left.map((value, i) => (i < place || length === 0 ? 0 : value / length)));
  }
  return columns;
};

const sumOver = (columns: readonly number[][], value: (column: number[]) => number): number =>
  columns.reduce((sum, column) => sum + value(column), 0);

const dampedStep = (residuals: Residuals, at: readonly number[], damping: number): readonly number[] => {
  const rows = slopes(residuals, at);
  const now = residuals(at);
  const damped = normal(rows).map((row, i) => row.map((value, j) => (i === j ? value * (1 + damping) : value)));
  const pull = rows.map((row) => dot(row, now));
  return inverse(damped).map((row) => dot(row, pull));
};

/** One row per coordinate: the slope of each residual. */
const slopes = (residuals: Residuals, at: readonly number[]): readonly (readonly number[])[] =>
  at.map((_, moved) => {
    const moveBy = (by: number) => residuals(at.map((value, place) => (place === moved ? value + by : value)));
    const before = moveBy(-STEP);
    return moveBy(STEP).map((value, place) => (value - (before[place] ?? 0)) / (2 * STEP));
  });

const normal = (rows: readonly (readonly number[])[]): number[][] => rows.map((a) => rows.map((b) => dot(a, b)));

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);

const squares = (values: readonly number[]): number => dot(values, values);

const within = (at: readonly number[], bounds: Bounds): readonly number[] =>
  at.map((value, place) => {
    const [least, most] = bounds[place] ?? [-Infinity, Infinity];
    return Math.min(Math.max(value, least), most);
  });

/** Gauss and Jordan's elimination; the matrix is symmetric and positive, so that no rows need to change places. */
const inverse = (matrix: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column += 1) {
    const lead = rows[column]?.[column] ?? 1;
    const scaled = (rows[column] ?? []).map((value) => value / lead);
    for (const [place, row] of rows.entries()) {
      const share = row[column] ?? 0;
      rows[place] = place === column ? scaled : row.map((value, j) => value - share * (scaled[j] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
};
