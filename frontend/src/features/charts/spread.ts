import { choiceGroups } from '#racing';
import { type ChartPoint, type Grouping, median } from './chart-points.ts';

export type Bin = { readonly from: number; readonly to: number; readonly points: readonly ChartPoint[] };

const MAX_BINS = 24;

/** The number of bins: the square root of the number of points, limited to what a phone can show. */
export function bins(points: readonly ChartPoint[]): Bin[] {
  const places = points.map(({ atX }) => atX);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const count = least === most ? 1 : Math.min(MAX_BINS, Math.max(2, Math.ceil(Math.sqrt(points.length))));
  const width = (most - least) / count;
  const binOf = ({ atX }: ChartPoint) => (width === 0 ? 0 : Math.min(count - 1, Math.floor((atX - least) / width)));
  const within = Map.groupBy(points, binOf);
  return Array.from({ length: count }, (_, at) => ({
    from: least + at * width,
    to: least + (at + 1) * width,
    points: within.get(at) ?? [],
  }));
}

/** The quartiles of a group: minimum, 25 %, median, 75 %, maximum; as values and as places. */
export type Box = {
  readonly group: string;
  readonly points: readonly ChartPoint[];
  readonly figures: readonly [least: number, low: number, middle: number, high: number, most: number];
  /** The same on the axis: 0 is the minimum of all groups, 1 the maximum. */
  readonly places: readonly [least: number, low: number, middle: number, high: number, most: number];
};

const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const;

export function boxes(points: readonly ChartPoint[], groups: readonly string[]): Box[] {
  const places = points.map(({ atY }) => atY);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const share = (at: number) => (most === least ? 0.5 : (at - least) / (most - least));
  const byGroup = Map.groupBy(points, ({ group }) => group);
  return groups.flatMap((group) => {
    const some = byGroup.get(group);
    if (!some) return [];
    const five = (of: (point: ChartPoint) => number) => {
      const sorted = some.map(of).toSorted((one, other) => one - other);
      return QUARTERS.map((part) => quantile(sorted, part)) as unknown as Box['figures'];
    };
    const figures = five(({ y }) => y);
    return [{ group, points: some, figures, places: five(({ atY }) => share(atY)) }];
  });
}

/** Interpolates linearly between the two neighbours. */
const quantile = (sorted: readonly number[], part: number): number => {
  const at = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
};

/** The median of the points in both groups; `share` 0 for the least of all cells, 1 for the most. */
export type HeatCell = { readonly points: readonly ChartPoint[]; readonly middle: number; readonly share: number };
export type Heat = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly group: string; readonly cells: readonly (HeatCell | undefined)[] }[];
};

export function heatOf(points: readonly ChartPoint[], groups: readonly string[], by: Grouping): Heat {
  const columnOf = ({ car }: ChartPoint) => choiceGroups[by].of(car)[0] ?? '';
  const there = new Set(points.map(columnOf));
  const values: readonly string[] = choiceGroups[by].values;
  const order = by === 'class' ? values.toReversed() : values;
  const columns = [...order.filter((value) => there.has(value)), ...[...there].filter((one) => !order.includes(one))];
  const cells = Map.groupBy(points, (point) => `${point.group}\n${columnOf(point)}`);
  const middles = new Map([...cells].map(([key, some]) => [key, median(some.map(({ y }) => y))]));
  const [least, most] = [Math.min(...middles.values()), Math.max(...middles.values())];
  const cell = (key: string): HeatCell | undefined => {
    const [some, middle] = [cells.get(key), middles.get(key)];
    if (!some || middle === undefined) return undefined;
    return { points: some, middle, share: most === least ? 0.5 : (middle - least) / (most - least) };
  };
  return { columns, rows: groups.map((group) => ({ group, cells: columns.map((to) => cell(`${group}\n${to}`)) })) };
}
