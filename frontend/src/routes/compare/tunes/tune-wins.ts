import { compareLapTimes } from '#racing';
import type { LapTime, TrackCode, Tune } from '#racing';

type TimeOf = (tune: Tune, track: TrackCode) => LapTime | undefined;

/**
 * On how many tracks each tune of a car is its best, among those where two tunes or more have a time; equal ones share
 * it.
 */
export type TuneWins = { readonly wins: ReadonlyMap<Tune, number>; readonly of: number };

function bestOn(tunes: readonly Tune[], track: TrackCode, timeOf: TimeOf): Tune[] | undefined {
  const known = tunes.flatMap((tune) => {
    const time = timeOf(tune, track);
    return time && time.kind !== 'none' ? [{ tune, time }] : [];
  });
  const best = known.toSorted((one, other) => compareLapTimes(one.time, other.time))[0];
  if (!best || known.length < 2) return undefined;
  return known.filter(({ time }) => compareLapTimes(time, best.time) === 0).map(({ tune }) => tune);
}

export function tuneWins(tunes: readonly Tune[], tracks: readonly TrackCode[], timeOf: TimeOf): TuneWins {
  const each = tracks.flatMap((track) => [bestOn(tunes, track, timeOf) ?? []].filter((best) => best.length > 0));
  const wins = new Map<Tune, number>();
  for (const tune of each.flat()) wins.set(tune, (wins.get(tune) ?? 0) + 1);
  return { wins, of: each.length };
}
