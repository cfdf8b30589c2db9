import { useMemo } from 'react';
import type { Car, ClubSet } from '#contracts';
import { parseTrackCode } from '#racing';
import { useBestTimes } from '../../features/best-of/use-best-times.ts';
import type { Drives } from '../../features/garage/use-garage-driving.ts';
import { drivenIn } from '../../features/planned-events/driven-in.ts';
import type { EventHand, HandsQuestion } from '../../features/planned-events/event-hands.ts';
import { useHandsOfEach } from '../../features/planned-events/use-hands-of-each.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';

type Asked = {
  readonly cars: ReadonlyMap<string, Car>;
  /** Undefined: the requirement is unknown, and any car may drive. */
  readonly carSets: readonly (ClubSet | undefined)[];
  readonly trackSets: readonly ClubSet[];
  readonly rqLimit: number;
  /** Undefined: all cars in all tunes. */
  readonly drives: Drives | undefined;
};

export type ClubHands = {
  /** Undefined while it is searched; null: there is none. */
  readonly of: (carSet: ClubSet | undefined, trackSet: ClubSet) => EventHand | null | undefined;
  readonly problem: ProblemError | undefined;
  readonly retry: () => void;
};

/** The best hand for each pair of a day, proven. */
export function useClubHands({ cars, carSets, trackSets, rqLimit, drives }: Asked): ClubHands {
  const codes = useMemo(() => {
    const all = new Set(trackSets.flatMap(({ facts }) => facts.tracksets.flat()));
    return [...all].flatMap((code) => parseTrackCode(code)?.code ?? []);
  }, [trackSets]);
  const times = useBestTimes(codes);
  const pairs = useMemo(
    () => carSets.flatMap((carSet) => trackSets.map((trackSet) => ({ carSet, trackSet }))),
    [carSets, trackSets],
  );
  const questions = useMemo((): readonly HandsQuestion[] => {
    if (!times.value || cars.size === 0) return [];
    const field = times.value.map(({ trackCode, times: rows }) => ({ trackCode, rows }));
    const only = drivenIn(field, drives);
    return pairs.map(({ carSet, trackSet: { facts } }) => ({
      cars: [...cars.values()],
      requirements: carSet?.facts.requirements ?? [],
      rqLimit,
      sets: facts.tracksets,
      field: field.filter(({ trackCode }) => facts.tracksets.some((set) => set.includes(trackCode))),
      only,
      keep: 1,
      unique: false,
    }));
  }, [times.value, cars, pairs, rqLimit, drives]);
  const hands = useHandsOfEach(questions);
  const of: ClubHands['of'] = (carSet, trackSet) => {
    const found = hands[pairs.findIndex((pair) => pair.carSet === carSet && pair.trackSet === trackSet)];
    return found && (found[0] ?? null);
  };
  return { of, problem: times.problem, retry: times.retry };
}
