import type { Car } from '#contracts';
import { choiceGroups } from '#racing';
import type { DrawnPoint } from './chart-option.ts';
import { isTimed, type MeasureData, type MeasureName, measureOf } from './measures.ts';

/** How values are placed on an axis: linear, by logarithm, or by rank among those shown. */
export const scales = ['linear', 'log', 'rank'] as const;
export type Scale = (typeof scales)[number];

export const groupings = ['class', 'tyre', 'drive', 'clearance', 'fuel', 'engine', 'prize', 'brake'] as const;
export type Grouping = (typeof groupings)[number];

/** A car in the chart: its values, its place on each axis (a logarithm, a rank), and its group. */
export type ChartPoint = DrawnPoint & {
  readonly car: Car;
  readonly tune: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number | null;
  readonly group: string;
};

export type ChartRequest = {
  readonly x: MeasureName;
  readonly y: MeasureName;
  readonly xScale: Scale;
  readonly yScale: Scale;
  readonly size: MeasureName | undefined;
  readonly colour: Grouping;
  /**
   * One filter per series; a car is in the first that it passes. With more than one, colours distinguish the series.
   */
  readonly series: readonly ((car: Car) => boolean)[];
};

/** Cars with both values, grouped, each group in the order of the catalogue. */
export function chartPoints(asked: ChartRequest, cars: readonly Car[], facts: MeasureData): ChartPoint[] {
  const { x, y, size, series } = asked;
  const found = cars.flatMap((car) => {
    const at = series.findIndex((passes) => passes(car));
    const [atX, atY] = [measureOf(x, car, facts), measureOf(y, car, facts)];
    if (at === -1 || atX === null || atY === null) return [];
    if (!fits(atX, asked.xScale) || !fits(atY, asked.yScale)) return [];
    const group = series.length > 1 ? String(at) : groupOf(asked.colour, car);
    const tune = [x, y, size].some(isTimed) ? facts.times.get(car.id)?.tune : undefined;
    const named = { id: car.id, name: car.name, car, tune };
    return [{ ...named, x: atX, y: atY, size: size ? measureOf(size, car, facts) : null, group }];
  });
  const placeX = placing(
    found.map((point) => point.x),
    asked.xScale,
  );
  const placeY = placing(
    found.map((point) => point.y),
    asked.yScale,
  );
  return found.map((point) => ({ ...point, atX: placeX(point.x), atY: placeY(point.y) }));
}

export const fits = (figure: number, scale: Scale): boolean =>
  Number.isFinite(figure) && (scale !== 'log' || figure > 0);

/** Equal values share a rank; 1 is the least. */
export function placing(figures: readonly number[], scale: Scale): (figure: number) => number {
  if (scale === 'log') return Math.log;
  if (scale === 'linear') return (figure) => figure;
  const ranks = new Map<number, number>();
  figures
    .toSorted((one, other) => one - other)
    .forEach((figure, at) => {
      if (!ranks.has(figure)) ranks.set(figure, at + 1);
    });
  return (figure) => ranks.get(figure) ?? 0;
}

const groupOf = (colour: Grouping, car: Car): string => choiceGroups[colour].of(car)[0] ?? '';

export function medians(points: readonly ChartPoint[]): { group: string; count: number; x: number; y: number }[] {
  return [...Map.groupBy(points, ({ group }) => group)].map(([group, some]) => ({
    group,
    count: some.length,
    x: median(some.map(({ x }) => x)),
    y: median(some.map(({ y }) => y)),
  }));
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  return (below + above) / 2;
}
