import type { Car } from '#contracts';
import { isTestBowl, points } from '#racing';
import type { LapTime, TrackCode, Tune } from '#racing';

/** All times of a track as [car, tune, seconds or metres a second], the best first. */
export type TrackTimes = {
  readonly trackCode: TrackCode;
  readonly times: readonly (readonly [carId: string, tune: string, figure: number])[];
};

export type BestOfChoice = {
  readonly passes: (car: Car) => boolean;
  /** Empty: the best tune of each car. */
  readonly tunes: readonly string[];
  /** Which cars and tunes may be driven; omitted: all. */
  readonly drives?: ((carId: string, tune: string) => boolean) | undefined;
  readonly oneAClass: boolean;
};

export type BestCar = {
  readonly car: Car;
  readonly tune: Tune;
  /** Its time on the one track; undefined where several count. */
  readonly lapTime: LapTime | undefined;
  /** Against the best of the cars that pass, summed over the tracks: 0 or less. */
  readonly points: number;
};

type Entry = { readonly car: Car; readonly tune: Tune; readonly figures: number[] };

const lapTimeOf = (trackCode: string, figure: number): LapTime =>
  isTestBowl(trackCode) ? { kind: 'speed', metresPerSecond: figure } : { kind: 'time', seconds: figure };

/**
 * The best cars on these tracks, the best first, each in its best tune. On one track its time counts; on several, the
 * points against the best of each, and only cars with a time on all of them are ranked.
 */
export function rankBest(
  tracks: readonly TrackTimes[],
  cars: ReadonlyMap<string, Car>,
  { passes, tunes, drives, oneAClass }: BestOfChoice,
): BestCar[] {
  const entries = entriesOf(tracks, (carId, tune) => {
    const car = cars.get(carId);
    return car && (tunes.length === 0 || tunes.includes(tune)) && passes(car) && (!drives || drives(carId, tune))
      ? car
      : undefined;
  });
  const bests = tracks.map(({ trackCode }, at) => bestOf(trackCode, entries, at));
  const ranked = entries
    .map((entry) => ({ ...entry, points: pointsOf(entry, tracks, bests) }))
    .sort((one, other) => (tracks.length === 1 ? byFigure(tracks, one, other) : other.points - one.points));
  return firstOfEach(ranked, oneAClass).map(({ car, tune, figures, points: sum }) => {
    const [only] = tracks;
    const lapTime = tracks.length === 1 && only ? lapTimeOf(only.trackCode, figures[0] ?? 0) : undefined;
    return { car, tune, lapTime, points: sum };
  });
}

function entriesOf(tracks: readonly TrackTimes[], carOf: (carId: string, tune: string) => Car | undefined): Entry[] {
  const found = new Map<string, Entry>();
  tracks.forEach(({ times }, at) => {
    for (const [carId, tune, figure] of times) {
      const key = `${carId}|${tune}`;
      const car = at === 0 ? carOf(carId, tune) : undefined;
      if (car) found.set(key, { car, tune: tune as Tune, figures: [figure] });
      else if (at > 0) found.get(key)?.figures.push(figure);
    }
  });
  return [...found.values()].filter(({ figures }) => figures.length === tracks.length);
}

function bestOf(trackCode: string, entries: readonly Entry[], at: number): LapTime {
  const figures = entries.map((entry) => entry.figures[at] ?? 0);
  if (figures.length === 0) return { kind: 'none' };
  const best = figures.reduce((one, other) => (isTestBowl(trackCode) ? Math.max(one, other) : Math.min(one, other)));
  return lapTimeOf(trackCode, best);
}

const pointsOf = ({ figures }: Entry, tracks: readonly TrackTimes[], bests: readonly LapTime[]): number =>
  tracks.reduce((sum, { trackCode }, at) => {
    const best = bests[at] ?? { kind: 'none' };
    return sum + (points(lapTimeOf(trackCode, figures[at] ?? 0), best, trackCode)?.points ?? 0);
  }, 0);

const byFigure = ([only]: readonly TrackTimes[], one: Entry, other: Entry): number => {
  const slower = (one.figures[0] ?? 0) - (other.figures[0] ?? 0);
  return only && isTestBowl(only.trackCode) ? -slower : slower;
};

function firstOfEach<Ranked extends Entry>(ranked: readonly Ranked[], oneAClass: boolean): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ car }) => {
    const key = oneAClass ? car.class : car.id;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
