import { useMemo } from 'react';
import { formatCriteria, matchesCriteria, parseCriteria } from '#racing';
import type { Criteria, TrackCode } from '#racing';
import { rankBest } from '../../features/best-of/rank-best.ts';
import type { BestCar } from '../../features/best-of/rank-best.ts';
import { useBestTimes } from '../../features/best-of/use-best-times.ts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import type { Drives } from '../../features/garage/use-garage-driving.ts';
import type { QueryState } from '../../ui/query/query-boundary.tsx';

/**
 * The query, as texts for an address or this device: a filter as links hold it, tunes with commas; `down`: also times
 * that were voted down.
 */
export type BestOfFields = {
  readonly filter: string;
  readonly tunes: string;
  readonly each: string;
  readonly down: string;
};

export const firstFields: BestOfFields = { filter: '', tunes: '', each: '', down: '' };

export function useBestOf(
  tracks: readonly TrackCode[],
  { filter, tunes, each, down }: BestOfFields,
  set: (change: Partial<BestOfFields>) => void,
  drives?: Drives,
) {
  const catalogue = useCatalogue();
  const asked = useBestTimes(tracks, down === 'with');
  const criteria = useMemo(() => parseCriteria(filter).criteria, [filter]);
  const { cars, complete } = catalogue;
  const times = asked.settled ? asked.value : undefined;
  const ranked = useMemo((): readonly BestCar[] | undefined => {
    if (!complete || times === undefined) return undefined;
    const passes = criteria.length > 0 ? matchesCriteria(criteria) : () => true;
    const choice = { passes, tunes: tunes === '' ? [] : tunes.split(','), oneAClass: each === 'class', drives };
    return rankBest(times, new Map(cars.map((car) => [car.id, car])), choice);
  }, [complete, times, criteria, tunes, each, cars, drives]);
  const found: QueryState<readonly BestCar[]> = {
    value: ranked,
    late: catalogue.late || asked.late,
    problem: catalogue.problem ?? asked.problem,
    retry: () => {
      catalogue.retry();
      asked.retry();
    },
  };
  return {
    cars,
    found,
    criteria,
    setCriteria: (next: Criteria) => set({ filter: formatCriteria(next) }),
    tunes: tunes === '' ? [] : tunes.split(','),
    setTunes: (next: readonly string[]) => set({ tunes: next.join(',') }),
    oneAClass: each === 'class',
    withDisputed: down === 'with',
    setWithDisputed: (on: boolean) => set({ down: on ? 'with' : '' }),
    setOneAClass: (on: boolean) => set({ each: on ? 'class' : '' }),
  };
}

export type BestOf = ReturnType<typeof useBestOf>;
