import type { LapTimeValue } from '../lap-time.ts';
import { points } from '../points.ts';
import { isTestBowl } from '../track-code.ts';

/** A car with its tune and its result on a track: seconds, or metres per second on a test bowl. */
export type FieldTime = readonly [carId: string, tune: string, figure: number];

/** A result as a lap time. */
export const figureValue = (figure: number, trackCode: string): LapTimeValue =>
  isTestBowl(trackCode) ? { kind: 'speed', metresPerSecond: figure } : { kind: 'time', seconds: figure };

/** The best time of each car, in the given order: the best first. */
export const bestOfEachCar = (times: readonly FieldTime[]): readonly FieldTime[] => {
  const seen = new Set<string>();
  return times.filter(([carId]) => {
    if (seen.has(carId)) return false;
    seen.add(carId);
    return true;
  });
};

/** The result of the car in the middle of the field; undefined where no one has a time. `times`: the best first. */
export const medianOfField = (times: readonly FieldTime[]): number | undefined => {
  const cars = bestOfEachCar(times);
  return cars[cars.length >> 1]?.[2];
};

/** Whole points of one result against another on a track. */
export const pointsOver = (mine: number, theirs: number, trackCode: string): number =>
  points(figureValue(mine, trackCode), figureValue(theirs, trackCode), trackCode)?.points ?? 0;

/** A car by its points against the middle of the field per unit of its RQ over tracks. */
export type RqSaver = { readonly carId: string; readonly tune: string; readonly pointsPerRq: number };

type FieldTrack = { readonly trackCode: string; readonly rows: readonly FieldTime[] };

/** Cars with the most points per RQ, the best first; only those that have a time on every track count. */
export const rqSavers = (
  tracks: readonly FieldTrack[],
  rqOf: (carId: string) => number | undefined,
  most: number,
): readonly RqSaver[] => {
  const sums = new Map<string, { sum: number; tracks: number; carId: string; tune: string }>();
  for (const { trackCode, rows } of tracks) {
    const middle = medianOfField(rows);
    if (middle === undefined) continue;
    for (const [carId, tune, figure] of rows) {
      const before = sums.get(`${carId}|${tune}`) ?? { sum: 0, tracks: 0, carId, tune };
      const sum = before.sum + pointsOver(figure, middle, trackCode);
      sums.set(`${carId}|${tune}`, { carId, tune, sum, tracks: before.tracks + 1 });
    }
  }
  const savers = [...sums.values()].flatMap(({ carId, tune, sum, tracks: driven }) => {
    const rq = rqOf(carId);
    return rq === undefined || driven < tracks.length || sum <= 0 ? [] : [{ carId, tune, pointsPerRq: sum / rq }];
  });
  savers.sort((a, b) => b.pointsPerRq - a.pointsPerRq || (a.carId < b.carId ? -1 : 1));
  const first = new Set<string>();
  return savers.filter(({ carId }) => !first.has(carId) && first.add(carId)).slice(0, most);
};
