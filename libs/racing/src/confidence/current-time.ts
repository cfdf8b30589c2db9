import { lapTimeKey } from '../better-lap-time.ts';
import { compareGameVersions } from '../game-version.ts';
import { type TimeConfidence, supports, supportsOf } from './confidence.ts';
import type { Weighed, WeighedTime } from './weighed-time.ts';

/** The time of a cell that counts, with its support. */
export type CurrentTime<Time extends Weighed> = { readonly time: Time; readonly support: TimeConfidence };

type Ranked<Time extends Weighed> = CurrentTime<Time> & { readonly at: number };

/**
 * A cell's current time: the best supported of its times, given oldest first. Among equals that were resolved or are of
 * trusted users the newest counts; otherwise the oldest, and a new one is shown next to it until it is resolved. A
 * user's newer time replaces their own earlier one. Of equal values the first submitted keeps the credit. Times from
 * before the game changed how the car drives count only where there is none from after. Undefined: there is none, or
 * all are hidden.
 */
export const currentTimeOf = <Time extends WeighedTime>(times: readonly Time[]): CurrentTime<Time> | undefined =>
  currentOf(times, keyOfTime);

/** The support of each time of a cell, in their order. */
export const supportsOfTimes = (times: readonly WeighedTime[]): readonly (TimeConfidence | 'hidden')[] =>
  supportsOf(times, keyOfTime);

const keyOfTime = ({ value }: WeighedTime): string => lapTimeKey(value);

/** The same rule for anything that users submit, alike where `keyOf` is. */
export const currentOf = <Time extends Weighed>(
  times: readonly Time[],
  keyOf: (said: Time) => string,
): CurrentTime<Time> | undefined => {
  const leansOn = supportsOf(times, keyOf);
  const ranked = times.flatMap((time, at): Ranked<Time>[] => {
    const support = leansOn[at] ?? 'hidden';
    return support === 'hidden' ? [] : [{ time, support, at }];
  });
  const counting = withoutCorrected(ofToday(ranked));
  const best = counting.toSorted(bestFirst)[0];
  return best && firstSaid(counting, best, keyOf);
};

const SETTLED: readonly TimeConfidence[] = ['accepted', 'supported', 'trusted'];

/** Supported by others and trusted weigh alike: a trusted user's time counts immediately. */
const rankOf = (support: TimeConfidence): number => supports.indexOf(support === 'trusted' ? 'supported' : support);

const bestFirst = <Time extends Weighed>(a: Ranked<Time>, b: Ranked<Time>): number =>
  rankOf(a.support) - rankOf(b.support) || (SETTLED.includes(a.support) ? b.at - a.at : a.at - b.at);

/** Without those that the same user has since submitted again with at least the same support. */
const withoutCorrected = <Time extends Weighed>(ranked: readonly Ranked<Time>[]): readonly Ranked<Time>[] => {
  const newerRank = new Map<string, number>();
  const kept = ranked.toReversed().filter(({ time: { submittedBy }, support }) => {
    const [rank, newer = Infinity] = [rankOf(support), newerRank.get(submittedBy)];
    newerRank.set(submittedBy, Math.min(rank, newer));
    return rank < newer;
  });
  return kept.toReversed();
};

const ofToday = <Time extends Weighed>(ranked: readonly Ranked<Time>[]): Ranked<Time>[] => {
  const since = ranked
    .flatMap(({ time }) => time.drivesSince ?? [])
    .sort(compareGameVersions)
    .at(-1);
  const today = ranked.filter(({ time }) => since === undefined || compareGameVersions(time.gameVersion, since) >= 0);
  return today.length > 0 ? today : [...ranked];
};

const firstSaid = <Time extends Weighed>(
  all: readonly Ranked<Time>[],
  best: Ranked<Time>,
  keyOf: (said: Time) => string,
): CurrentTime<Time> => {
  const { time, support } =
    all.find(
      (one) =>
        rankOf(one.support) === rankOf(best.support) &&
        one.time.gameVersion === best.time.gameVersion &&
        keyOf(one.time) === keyOf(best.time),
    ) ?? best;
  return { time, support };
};
