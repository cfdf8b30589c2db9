/** A car that may be in a hand, or an owned copy: once only. `kinds` has bit j where it is of the j-th counted kind. */
export type HandCar = { readonly rq: number; readonly kinds: number };

/** A car in a tune in one race: `car` is its place in the list of cars, `points` what it scores there, a whole number. */
export type RaceChoice = { readonly car: number; readonly tune: string; readonly points: number };

/** At least so many cars of a kind; `kind` is the bit of it, 0 to 7. */
export type KindCount = { readonly kind: number; readonly atLeast: number };

/** Constraints of a hand: a choice for each race, no car twice, at most so much RQ, and so many of each kind. */
export type HandRound = {
  readonly cars: readonly HandCar[];
  readonly races: readonly (readonly RaceChoice[])[];
  readonly rqLimit: number;
  readonly counts?: readonly KindCount[];
};

/** One choice per race, in the order of the races. */
export type Hand = { readonly choices: readonly RaceChoice[]; readonly points: number; readonly rq: number };

/** A choice with the values that the search adds up. */
export type Candidate = RaceChoice & HandCar & { readonly worth: number };

/** What the search maximises: the sum of the worth of each choice. */
export type Worth = (points: number, car: HandCar) => number;

/** More than any hand costs: five cars of 200. */
const RQ_SUM_BELOW = 1024;

/** Points first, and of equal points the hand that costs less. */
export const byPoints: Worth = (points, { rq }) => points * RQ_SUM_BELOW - rq;
/** The least RQ, whatever the points. */
export const byLeastRq: Worth = (_points, { rq }) => -rq;
