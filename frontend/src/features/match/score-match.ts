import { matchStars, points, predictLapTime } from '#racing';
import type { CarStats, LapTime, LapTimeValue, Points, TrackCode, Tune } from '#racing';
import { cellKey } from '../../lib/cell.ts';
import type { Match, MatchCar, Trackset } from './match.ts';

export type RaceTime = { readonly value: LapTimeValue; readonly predicted: boolean };
export type Missing = 'own-car' | 'their-car' | 'own-time' | 'their-time';
export type Race = {
  readonly own: RaceTime | undefined;
  readonly theirs: RaceTime | undefined;
  readonly points: Points | undefined;
  readonly missing: Missing | undefined;
};
export type Scored = {
  readonly races: readonly Race[];
  readonly points: number;
  readonly stars: number;
  readonly counted: number;
};

/** Times by the key of their cell; `past`: from before the car was changed. */
type KnownTimes = ReadonlyMap<string, LapTime & { readonly past?: true }>;

export type TimeOf = (carId: string, tune: Tune, trackCode: TrackCode) => RaceTime | undefined;

/**
 * The measured time of a car; without one, or with one from before the car was changed, the predicted time if allowed.
 */
export const timeOfCell =
  (known: KnownTimes, statsOf: (carId: string) => CarStats | undefined, predicted: boolean): TimeOf =>
  (carId, tune, trackCode) => {
    const measured = known.get(cellKey({ carId, tune, trackCode }));
    if (isValue(measured) && measured.past !== true) return { value: measured, predicted: false };
    const stats = predicted ? statsOf(carId) : undefined;
    const value = stats && predictLapTime(stats, tune, trackCode)?.value;
    return value && { value, predicted: true };
  };

const isValue = <Time extends LapTime>(time: Time | undefined): time is Exclude<Time, { kind: 'none' }> =>
  time !== undefined && time.kind !== 'none';

/** Points of a match on one trackset: a race without both times counts nothing, and reports why. */
export function scoreMatch({ own, theirs }: Match, tracks: Trackset, timeOf: TimeOf): Scored {
  const races = tracks.map((code, race) => scoreRace(own[race], theirs[race], code, timeOf));
  const sum = races.reduce((total, race) => total + (race.points?.points ?? 0), 0);
  return { races, points: sum, stars: matchStars(sum), counted: races.filter(({ points: some }) => some).length };
}

function scoreRace(ownCar: MatchCar, theirCar: MatchCar, code: TrackCode, timeOf: TimeOf): Race {
  const own = ownCar && timeOf(ownCar.carId, ownCar.tune, code);
  const theirs = theirCar && timeOf(theirCar.carId, theirCar.tune, code);
  const given = own && theirs && points(own.value, theirs.value, code);
  const guessed = own?.predicted === true || theirs?.predicted === true;
  return {
    own,
    theirs,
    points: given && { ...given, uncertain: given.uncertain || guessed },
    missing: missingOf({ ownCar, theirCar, own, theirs }),
  };
}

type Sides = { ownCar: MatchCar; theirCar: MatchCar; own: RaceTime | undefined; theirs: RaceTime | undefined };

function missingOf({ ownCar, theirCar, own, theirs }: Sides): Missing | undefined {
  if (!theirCar) return 'their-car';
  if (!theirs) return 'their-time';
  if (!ownCar) return 'own-car';
  return own ? undefined : 'own-time';
}

/** The RQ of a hand, and the average left for each of its empty slots. */
export function rqOf(hand: readonly MatchCar[], limit: number, rqOfCar: (carId: string) => number | undefined) {
  const sum = hand.reduce((total, car) => total + ((car && rqOfCar(car.carId)) ?? 0), 0);
  const empty = hand.filter((car) => car === undefined).length;
  return {
    sum,
    over: Math.max(0, sum - limit),
    left: empty === 0 ? undefined : Math.round(Math.max(0, limit - sum) / empty),
  };
}
