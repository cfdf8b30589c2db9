import type { Car } from '#contracts';
import { isTestBowl } from '#racing';
import type { LapTimeValue, TrackCode } from '#racing';
import type { Drives } from '../../../features/garage/use-garage-driving.ts';
import { PREDICTED_TUNES } from '../../../features/match/match.ts';
import type { RoundQuestion } from '../../../features/match/solve-round.ts';
import type { UpgradeCost } from './upgrade-costs.ts';

export type RoundRequest = {
  tracks: readonly TrackCode[];
  /** The opponents' times, by race; undefined: unknown. */
  theirs: readonly (LapTimeValue | undefined)[];
  /** Those that meet the requirement. */
  cars: readonly Car[];
  rqLimit: number;
  predicted: boolean;
  /** What the user's garage may drive, where only that counts. */
  drives: Drives | undefined;
  /** Cars of the garage. */
  owns?: ReadonlySet<string> | undefined;
  /** Upgrade costs of the garage's copies for each tune. */
  costs?: ReadonlyMap<string, UpgradeCost> | undefined;
};

/** "car|tune" of all that may be driven; undefined: everything may be. */
export function drivenOf(
  { cars, drives }: RoundRequest,
  times: readonly { times: Measured }[],
): ReadonlySet<string> | undefined {
  if (!drives) return undefined;
  const measured = times.flatMap((track) => track.times.map(([carId, tune]) => [carId, tune] as const));
  const guessed = cars.flatMap(({ id }) => PREDICTED_TUNES.map((tune) => [id, tune] as const));
  const driven = [...measured, ...guessed].filter(([carId, tune]) => drives(carId, tune));
  return new Set(driven.map(([carId, tune]) => `${carId}|${tune}`));
}

export type Measured = readonly (readonly [carId: string, tune: string, figure: number, ...more: unknown[]])[];

/** The input of the search: the races whose opponents’ times are known, with all measured times on their tracks. */
export function questionOf(
  { tracks, theirs, cars, rqLimit, predicted, owns, costs }: RoundRequest,
  times: ReadonlyMap<string, Measured>,
  only: ReadonlySet<string> | undefined,
): RoundQuestion {
  const races = tracks.flatMap((trackCode, race) => {
    const value = theirs[race];
    if (!value) return [];
    const measured = (times.get(trackCode) ?? []).map(([carId, tune, figure]) => ({
      carId,
      tune,
      value: (isTestBowl(trackCode)
        ? { kind: 'speed', metresPerSecond: figure }
        : { kind: 'time', seconds: figure }) satisfies LapTimeValue,
    }));
    return [{ trackCode, theirs: value, times: measured }];
  });
  return { races, cars, rqLimit, predicted, only, owns, costs: costs && cashOf(costs) };
}

const cashOf = (costs: ReadonlyMap<string, UpgradeCost>): ReadonlyMap<string, number> =>
  new Map([...costs].map(([key, { cash }]) => [key, cash]));
