import { compareLapTimes, formatLapTime, points, rankLapTimes } from '#racing';
import type { LapTime, Points } from '#racing';

export type Ranking = {
  /** From 1; equal times share it. */
  place: number | undefined;
  /** How many cars have a time here, DNF included. */
  of: number;
  /** 0 best to 6 worst; undefined with fewer than two times. */
  heat: number | undefined;
  /** Against the reference, from this car's side; undefined for the base car and where either has no time. */
  points: Points | undefined;
  /** "+0.35" to the reference, or undefined as above. */
  readonly gap: string | undefined;
};

const none: LapTime = { kind: 'none' };
const minus = '\u2212';

function heatStep(rank: number, times: number): number | undefined {
  return times < 2 ? undefined : Math.min(6, Math.round((6 * rank) / (times - 1)));
}

function gapBetween(mine: LapTime, base: LapTime): string | undefined {
  if (mine.kind === 'time' && base.kind === 'time') {
    const seconds = mine.seconds - base.seconds;
    const text = formatLapTime({ kind: 'time', seconds: Math.abs(seconds) }, 'short');
    return `${seconds < 0 ? minus : '+'}${text}`;
  }
  if (mine.kind !== 'speed' || base.kind !== 'speed') return undefined;
  const [own, other] = [mine, base].map((lapTime) => Number(formatLapTime(lapTime)));
  const difference = (own ?? 0) - (other ?? 0);
  return `${difference < 0 ? minus : '+'}${Math.abs(difference)}`;
}

/** What points and gaps count against: the column of a car (−1: none), or a time of none of them. */
export type Reference = number | LapTime;

/** The rankings on one track: a time per car in the order of columns. */
export function rankingsOf(times: readonly LapTime[], reference: Reference, trackCode: string): Ranking[] {
  const ranks = rankLapTimes(times);
  const of = ranks.filter((rank) => rank !== undefined).length;
  const base = typeof reference === 'number' ? reference : -1;
  const baseTime = typeof reference === 'number' ? (times[base] ?? none) : reference;
  return times.map((lapTime, column) => {
    const rank = ranks[column];
    const compared = column !== base && lapTime.kind !== 'none' && baseTime.kind !== 'none';
    return {
      place: rank === undefined ? undefined : rank + 1,
      of,
      heat: rank === undefined ? undefined : heatStep(rank, of),
      points: compared ? points(lapTime, baseTime, trackCode) : undefined,
      // Computed when it is shown: only a few of many thousand cells are.
      get gap() {
        return compared ? gapBetween(lapTime, baseTime) : undefined;
      },
    };
  });
}

/** A car over all tracks: its first, second and third places, and the sum of its points. */
export type Total = { podium: readonly [number, number, number]; points: number };

export function totalOf(rankings: readonly Ranking[]): Total {
  const placed = (place: number) => rankings.filter((ranking) => ranking.place === place && ranking.of > 1).length;
  const sum = rankings.reduce((total, ranking) => total + (ranking.points?.points ?? 0), 0);
  return { podium: [placed(1), placed(2), placed(3)], points: sum };
}

/** The order of these times, the best first; missing ones last, and ties in their original order. */
export const bestFirst = (times: readonly LapTime[]): number[] =>
  times.map((_time, place) => place).sort((one, other) => compareLapTimes(times[one] ?? none, times[other] ?? none));
