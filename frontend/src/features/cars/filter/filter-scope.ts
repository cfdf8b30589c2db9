import { useMemo } from 'react';
import type { Car } from '#contracts';
import { buildFacets, type Facets, type Filter, type RangeGroup, rangeGroups } from '#racing';
import { stepOf } from './criterion-labels.ts';

/** The range of a group's values, with ends on full steps, and the count of cars in each bin. */
export type Span = { min: number; max: number; bars: readonly number[] };

export type FilterScope = {
  facets: (filter: Filter) => Facets;
  spans: Readonly<Record<RangeGroup, Span>>;
};

export const rangeNames = Object.keys(rangeGroups) as readonly RangeGroup[];
const BARS = 30;

/** Rounded to the digits of the step: 0.1 times 3 is 0.3 here. */
const onStep = (figure: number, step: number, round: (value: number) => number): number =>
  Number((round(Number((figure / step).toFixed(6))) * step).toFixed(6));

function spanOf(cars: readonly Car[], group: RangeGroup): Span {
  const figures = cars.flatMap((car) => rangeGroups[group].of(car) ?? []);
  const step = stepOf(group);
  const min = figures.length > 0 ? onStep(Math.min(...figures), step, Math.floor) : 0;
  const max = figures.length > 0 ? onStep(Math.max(...figures), step, Math.ceil) : step;
  const bars = Array.from({ length: BARS }, () => 0);
  for (const figure of figures) {
    const at = Math.min(BARS - 1, Math.floor(((figure - min) / (max - min || 1)) * BARS));
    bars[at] = (bars[at] ?? 0) + 1;
  }
  return { min, max, bars };
}

/** The options of a filter among cars: computed once per catalogue. */
export const filterScope = (cars: readonly Car[]): FilterScope => ({
  facets: buildFacets(cars),
  spans: Object.fromEntries(rangeNames.map((group) => [group, spanOf(cars, group)])) as FilterScope['spans'],
});

export const useFilterScope = (cars: readonly Car[]): FilterScope => useMemo(() => filterScope(cars), [cars]);
