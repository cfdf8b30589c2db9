import type { Car } from '#contracts';
import {
  compositeScore,
  type CompositeScore,
  compositeScoreNames,
  gameVersionRank,
  isTestBowl,
  rangeGroups,
  type RangeGroup,
  type TrackCode,
} from '#racing';

/**
 * What an axis, or the size of a point, can show: a figure of the car, how useful it is, how often it is compared, which
 * version of the game it came with, several of its figures as one score, or its time on a track.
 */
export const measureNames = [
  'rq',
  'year',
  'topSpeedMph',
  'acceleration0to60s',
  'handling',
  'mra',
  'weightKg',
  'seats',
  'usefulness',
  'popularity',
  'release',
  'time',
  'points',
  ...compositeScoreNames,
] as const;
export type MeasureName = (typeof measureNames)[number];

export const isMeasure = (name: string): name is MeasureName => (measureNames as readonly string[]).includes(name);
/** It comes from the times on a track. */
export const isTimed = (name: MeasureName | undefined): boolean => name === 'time' || name === 'points';
export const isRangeMeasure = (name: MeasureName): name is RangeGroup => name in rangeGroups;
export const isComposite = (name: MeasureName): name is CompositeScore =>
  (compositeScoreNames as readonly string[]).includes(name);

/** It is known of a car by itself. */
export const isOfCar = (name: MeasureName): boolean => isRangeMeasure(name) || isComposite(name) || name === 'release';

/** Versions of the game as figures that lie in their order: 24.02 for "24.2". */
const releaseOf = (version: string): number => gameVersionRank(version) / MINORS;
export const versionText = (figure: number): string => {
  const [major, minor] = [Math.trunc(figure), Math.round((figure % 1) * MINORS)];
  return minor === 0 ? String(major) : `${major}.${minor}`;
};
const MINORS = 100;

/**
 * The best time of each car, with its tune, seconds or metres a second; how useful each of the most useful is, how often
 * each of the most compared was looked at.
 */
export type MeasureFacts = {
  readonly times: ReadonlyMap<string, { readonly tune: string; readonly figure: number }>;
  readonly scores: ReadonlyMap<string, number>;
  readonly looks: ReadonlyMap<string, number>;
  /** What a figure on the track scores against the reference. */
  readonly pointsOf?: ((figure: number) => number) | undefined;
};

/** The figure of a car; null where it is not known, or never reached. */
export function measureOf(
  name: MeasureName,
  car: Car,
  { times, scores, looks, pointsOf }: MeasureFacts,
): number | null {
  if (name === 'time' || name === 'points') {
    const figure = times.get(car.id)?.figure ?? null;
    if (name === 'time' || figure === null) return figure;
    return pointsOf?.(figure) ?? null;
  }
  if (name === 'usefulness') return scores.get(car.id) ?? null;
  if (name === 'popularity') return looks.get(car.id) ?? null;
  if (name === 'release') return car.releasedIn === '' ? null : releaseOf(car.releasedIn);
  return isComposite(name) ? compositeScore(name, car) : rangeGroups[name].of(car);
}

/** Who is where on a track: a car, or the one in the middle of all that have a time there. */
export function referenceOf(times: MeasureFacts['times'], carId: string, trackCode: TrackCode): number | undefined {
  const chosen = times.get(carId)?.figure;
  if (chosen !== undefined) return chosen;
  const sorted = [...times.values()].map(({ figure }) => figure).toSorted((one, other) => one - other);
  return isTestBowl(trackCode) ? sorted[(sorted.length - 1) >> 1] : sorted[sorted.length >> 1];
}

/** Whether less of it is better: it decides on which side the best for its RQ are. */
export const lessIsBetter = (name: MeasureName, trackCode: TrackCode): boolean =>
  name === 'time' ? !isTestBowl(trackCode) : name === 'acceleration0to60s' || name === 'weightKg' || name === 'rq';

/** The best time of each car among those of these tunes; any tune where none is chosen. */
export function bestOfCars(
  times: readonly (readonly [carId: string, tune: string, figure: number])[],
  tunes: readonly string[],
  trackCode: TrackCode,
): MeasureFacts['times'] {
  const best = new Map<string, { tune: string; figure: number }>();
  const isBetter = (figure: number, than: number) => (isTestBowl(trackCode) ? figure > than : figure < than);
  for (const [carId, tune, figure] of times) {
    if (tunes.length > 0 && !tunes.includes(tune)) continue;
    const known = best.get(carId);
    if (!known || isBetter(figure, known.figure)) best.set(carId, { tune, figure });
  }
  return best;
}
