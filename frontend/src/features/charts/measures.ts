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
 * What an axis, or the size of a point, can show: a value of the car, its usefulness, how often it is compared, the
 * game version it came with, a score of several values, or its time on a track.
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
export const isTimed = (name: MeasureName | undefined): boolean => name === 'time' || name === 'points';
export const isRangeMeasure = (name: MeasureName): name is RangeGroup => name in rangeGroups;
export const isComposite = (name: MeasureName): name is CompositeScore =>
  (compositeScoreNames as readonly string[]).includes(name);

/** Whether the car alone determines it. */
export const isOfCar = (name: MeasureName): boolean => isRangeMeasure(name) || isComposite(name) || name === 'release';

/** Game versions as numbers that sort in their order: 24.02 for "24.2". */
const releaseOf = (version: string): number => gameVersionRank(version) / MINORS;
export const versionText = (figure: number): string => {
  const [major, minor] = [Math.trunc(figure), Math.round((figure % 1) * MINORS)];
  return minor === 0 ? String(major) : `${major}.${minor}`;
};
const MINORS = 100;

/**
 * The best time of each car, with its tune, seconds or metres a second; the usefulness of the most useful cars, and the
 * view counts of the most compared.
 */
export type MeasureData = {
  readonly times: ReadonlyMap<string, { readonly tune: string; readonly figure: number }>;
  readonly scores: ReadonlyMap<string, number>;
  readonly looks: ReadonlyMap<string, number>;
  readonly pointsOf?: ((figure: number) => number) | undefined;
};

/** The value of a car; null where it is unknown, or never reached. */
export function measureOf(name: MeasureName, car: Car, { times, scores, looks, pointsOf }: MeasureData): number | null {
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

/** The reference on a track: a car, or the median of all that have a time there. */
export function referenceOf(times: MeasureData['times'], carId: string, trackCode: TrackCode): number | undefined {
  const chosen = times.get(carId)?.figure;
  if (chosen !== undefined) return chosen;
  const sorted = [...times.values()].map(({ figure }) => figure).toSorted((one, other) => one - other);
  return isTestBowl(trackCode) ? sorted[(sorted.length - 1) >> 1] : sorted[sorted.length >> 1];
}

/** Whether less of it is better: decides on which side the best for its RQ are. */
export const lessIsBetter = (name: MeasureName, trackCode: TrackCode): boolean =>
  name === 'time' ? !isTestBowl(trackCode) : name === 'acceleration0to60s' || name === 'weightKg' || name === 'rq';

/** The best time of each car among these tunes; any tune where none is chosen. */
export function bestOfCars(
  times: readonly (readonly [carId: string, tune: string, figure: number])[],
  tunes: readonly string[],
  trackCode: TrackCode,
): MeasureData['times'] {
  const best = new Map<string, { tune: string; figure: number }>();
  const isBetter = (figure: number, than: number) => (isTestBowl(trackCode) ? figure > than : figure < than);
  for (const [carId, tune, figure] of times) {
    if (tunes.length > 0 && !tunes.includes(tune)) continue;
    const known = best.get(carId);
    if (!known || isBetter(figure, known.figure)) best.set(carId, { tune, figure });
  }
  return best;
}
