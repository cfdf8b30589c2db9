import type { VersionChanges } from '#contracts';

export type ChangedCar = VersionChanges['items'][number];

/** Kinds of change to filter by, in the order of their chips. */
export const changeKinds = [
  'any',
  'relevant',
  'performance',
  'rq',
  'class',
  'topSpeedMph',
  'acceleration0to60s',
  'handling',
  'mra',
  'weightKg',
  'brake',
  'tyre',
  'drive',
  'clearance',
  'tags',
  'new',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

const performance = [
  'tyre',
  'drive',
  'clearance',
  'abs',
  'tcs',
  'topSpeedMph',
  'acceleration0to60s',
  'handling',
  'mra',
  'weightKg',
  'brake',
] as const;
const relevant = [...performance, 'class', 'prize'] as const;

/** A rating changed by only 1 is hardly noticeable. */
const LEAST_RELEVANT_RATING = 2;

/** An MRA that was unknown before is no change of the car. */
const isKnown = ([was]: readonly [unknown, unknown], field: string): boolean => field !== 'mra' || was !== null;

const changedIn = ({ changes }: ChangedCar, field: string): boolean => {
  const change = changes[field];
  return change !== undefined && isKnown(change, field);
};

const ratingMoved = ({ changes: { rq } }: ChangedCar): number =>
  rq && typeof rq[0] === 'number' && typeof rq[1] === 'number' ? Math.abs(rq[1] - rq[0]) : 0;

/** Whether a car has a change of a kind; new cars count only as new. Source: the players' notes. */
export function isOfKind(car: ChangedCar, kind: ChangeKind): boolean {
  if (kind === 'new' || car.released) return kind === 'new' && car.released;
  if (kind === 'any') return Object.keys(car.changes).some((field) => changedIn(car, field));
  if (kind === 'performance') return performance.some((field) => changedIn(car, field));
  if (kind === 'relevant')
    return ratingMoved(car) >= LEAST_RELEVANT_RATING || relevant.some((field) => changedIn(car, field));
  return changedIn(car, kind);
}

export const countKinds = (cars: readonly ChangedCar[]): ReadonlyMap<ChangeKind, number> =>
  new Map(changeKinds.map((kind) => [kind, cars.filter((car) => isOfKind(car, kind)).length]));
