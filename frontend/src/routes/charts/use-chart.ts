import { useDeferredValue, useMemo } from 'react';
import type { Car } from '#contracts';
import { choiceGroups, matchesCriteria, pointsOver } from '#racing';
import { useCarScores } from '../../lib/car-scores.ts';
import { useBestTimes } from '../../features/best-of/use-best-times.ts';
import { useCarViewCounts } from '../../features/charts/use-car-view-counts.ts';
import { useTunedCars } from '../../features/charts/tuned-cars.ts';
import { useCatalogueOf } from '../../features/cars/use-catalogue-of.ts';
import { type ChartPoint, chartPoints } from '../../features/charts/chart-points.ts';
import { fitOf, frontier } from '../../features/charts/fit.ts';
import { bestOfCars, isTimed, lessIsBetter, type MeasureData, referenceOf } from '../../features/charts/measures.ts';
import type { ChartAddress } from '../../features/charts/use-chart-address.ts';

const none: readonly Car[] = [];
const noScores: MeasureData['scores'] = new Map();

export type Chart = ReturnType<typeof useChart>;

export function useChart(address: ChartAddress) {
  const { x, y, size, xScale, yScale, colour, series, track } = address;
  const { cars: known = none, comes, late, ...asked } = useCatalogueOf(address.version);
  const cars = useTunedCars(known, address.tunes);
  const { facts, times, isOfTrack } = useMeasureFacts(address);
  const ready = known !== none && (!isOfTrack || times.value !== undefined);
  const points = useMemo(
    () =>
      chartPoints(
        { x, y, size, xScale, yScale, colour, series: series.map((one) => matchesCriteria(one)) },
        cars,
        facts,
      ),
    [x, y, size, xScale, yScale, colour, series, cars, facts],
  );
  const shown = useDeferredValue(points);
  const fit = useMemo(() => fitOf(shown, yScale), [shown, yScale]);
  const best = useMemo(
    () => (track ? frontier(shown, { x: lessIsBetter(x, track), y: lessIsBetter(y, track) }) : []),
    [shown, x, y, track],
  );
  const problem = asked.problem ?? (isOfTrack ? times.problem : undefined);
  const retry = () => {
    asked.retry();
    times.retry();
  };
  return {
    cars,
    points: shown,
    fit,
    best,
    ready,
    comes,
    problem,
    late,
    retry,
    groups: groupsOf(shown, address),
  };
}

function useMeasureFacts({ x, y, size, track, tunes, reference, withDisputed }: ChartAddress) {
  const isOfTrack = [x, y, size].some(isTimed);
  const times = useBestTimes(isOfTrack && track ? [track] : [], withDisputed);
  const usefulness = useCarScores();
  const scores = [x, y, size].includes('usefulness') ? usefulness : noScores;
  const looks = useCarViewCounts([x, y, size].includes('popularity'));
  const facts = useMemo<MeasureData>(() => {
    const [first] = times.value ?? [];
    const known = isOfTrack && first && track ? bestOfCars(first.times, tunes, track) : new Map<never, never>();
    const theirs = track && referenceOf(known, reference, track);
    const pointsOf = theirs === undefined ? undefined : (mine: number) => pointsOver(mine, theirs, track ?? '');
    return { scores, looks, times: known, pointsOf };
  }, [times.value, tunes, track, scores, looks, isOfTrack, reference]);
  return { facts, times, isOfTrack };
}

/** In the order of the group list; classes with the highest RQ first. */
function groupsOf(points: readonly ChartPoint[], { colour, series }: ChartAddress): string[] {
  const there = new Set(points.map(({ group }) => group));
  if (series.length > 1) return series.map((_, at) => String(at)).filter((group) => there.has(group));
  const values: readonly string[] = choiceGroups[colour].values;
  const order = colour === 'class' ? values.toReversed() : values;
  return [...order.filter((value) => there.has(value)), ...[...there].filter((value) => !order.includes(value))];
}
