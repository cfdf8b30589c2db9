import { useDeferredValue, useMemo } from 'react';
import { choiceGroups, matchesCriteria } from '#racing';
import { useCarScores } from '../../lib/car-scores.ts';
import { useBestTimes } from '../../features/best-of/use-best-times.ts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { type ChartPoint, chartPoints } from '../../features/charts/chart-points.ts';
import { fitOf, frontier } from '../../features/charts/fit.ts';
import { bestOfCars, lessIsBetter, type MeasureFacts } from '../../features/charts/measures.ts';
import type { ChartAddress } from '../../features/charts/use-chart-address.ts';

const noScores: MeasureFacts['scores'] = new Map();

export type Chart = ReturnType<typeof useChart>;

/** Everything a chart shows of what its address asks for. */
export function useChart(address: ChartAddress) {
  const { x, y, size, xScale, yScale, colour, series, track, tunes } = address;
  const { cars, complete, ...asked } = useCatalogue();
  const isTimed = [x, y, size].includes('time');
  const times = useBestTimes(isTimed && track ? [track] : []);
  const known = useCarScores();
  const scores = [x, y, size].includes('usefulness') ? known : noScores;
  const ready = complete && (!isTimed || times.value !== undefined);
  const facts = useMemo<MeasureFacts>(() => {
    const [first] = times.value ?? [];
    return { scores, times: isTimed && first && track ? bestOfCars(first.times, tunes, track) : new Map() };
  }, [times.value, tunes, track, scores, isTimed]);
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
  const problem = asked.problem ?? (isTimed ? times.problem : undefined);
  const retry = () => {
    asked.retry();
    times.retry();
  };
  return { cars, points: shown, fit, best, ready, problem, late: asked.late, retry, groups: groupsOf(shown, address) };
}

/** In the order of the list that the group is chosen from; classes with the dearest first. */
function groupsOf(points: readonly ChartPoint[], { colour, series }: ChartAddress): string[] {
  const there = new Set(points.map(({ group }) => group));
  if (series.length > 1) return series.map((_, at) => String(at)).filter((group) => there.has(group));
  const values: readonly string[] = choiceGroups[colour].values;
  const order = colour === 'class' ? values.toReversed() : values;
  return [...order.filter((value) => there.has(value)), ...[...there].filter((value) => !order.includes(value))];
}
