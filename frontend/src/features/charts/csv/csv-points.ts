import type { Car } from '#contracts';
import { choiceGroups } from '#racing';
import type { DrawnPoint } from '../chart-option.ts';
import { fits, groupings, placing, type Grouping } from '../chart-points.ts';
import { isMeasure, measureOf } from '../measures.ts';
import { columnOf, textAt } from './csv-table.ts';
import type { ColourOf, FigureOf } from './csv-view.ts';
import { type CsvGroup, GroupTally } from './group-tally.ts';
import type { WholeView } from './guess-view.ts';
import { carAt, type JoinedFile } from './joined-file.ts';

export type CsvPoint = DrawnPoint & {
  readonly car: Car | undefined;
  readonly x: number;
  readonly y: number;
  readonly group: string;
};

/** Cars as the field notes group them: how many wheels drive, and on which tyres; slicks are a group. */
export const CATEGORY = 'category';
export const categoryOf = ({ tyre, drive }: Car): string =>
  tyre === 'Slick' ? tyre : `${drive === '4WD' ? '4WD' : '2WD'} ${tyre}`;

/** A chart shows no more points, evenly sampled; counts and averages cover all rows. */
export const MAX_SHOWN_POINTS = 20_000;
/** The groups with most rows have colours of their own; the rest share one. */
const MAX_GROUPS = 12;
export const OTHERS = '\u0000';

export type CsvPoints = {
  readonly points: readonly CsvPoint[];
  readonly rows: number;
  readonly groups: readonly CsvGroup[];
};

const noFacts = { times: new Map(), scores: new Map(), looks: new Map() };
/** Rows of a file that are shown, as indexes only: there may be a million. */
type Source = {
  readonly file: JoinedFile;
  readonly x: ReadRow;
  readonly y: ReadRow;
  readonly group: Group;
  readonly rows: number[];
};
type ReadRow = (row: number) => number;
type Group = (row: number) => string;

/** Rows of all files in which both values are known, one per y column. */
export function csvPoints(view: WholeView, files: readonly JoinedFile[]): CsvPoints {
  const tally = new GroupTally(view.lines.includes('mean'));
  const sources = view.ys.flatMap((y, at) =>
    files
      .filter((file) => isRowOf(file, view.x, y))
      .map((file) => sourceOf(view, files, { file, y, series: seriesKey(file, at) }, tally)),
  );
  const groups = tally.largest(MAX_GROUPS);
  const own = new Set(groups.map(({ name }) => name));
  const rows = sources.reduce((sum, source) => sum + source.rows.length, 0);
  const every = Math.max(1, Math.ceil(rows / MAX_SHOWN_POINTS));
  const shown = sources.flatMap((source) =>
    source.rows.filter((_, at) => at % every === 0).map((row) => ({ source, row })),
  );
  const placeX = placing(
    shown.map(({ source, row }) => source.x(row)),
    view.xScale,
  );
  const placeY = placing(
    shown.map(({ source, row }) => source.y(row)),
    view.yScale,
  );
  const points = shown.map(({ source, row }, at): CsvPoint => {
    const [x, y, group] = [source.x(row), source.y(row), source.group(row)];
    const named = { id: String(at), ...nameOf(source.file, row) };
    return { ...named, x, y, atX: placeX(x), atY: placeY(y), group: own.has(group) ? group : OTHERS };
  });
  return { points, rows, groups };
}

function nameOf(file: JoinedFile, row: number): Pick<CsvPoint, 'name' | 'car'> {
  const car = carAt(file, row);
  return { car, name: car?.name ?? (textAt(file.carColumn, row) || `${file.name} ${file.table.lines[row] ?? ''}`) };
}

export const seriesKey = (file: Pick<JoinedFile, 'id'>, at: number): string => `${at}/${file.id}`;

/** Whether the file has the requested columns; if all is joined from one file, that one. */
function isRowOf(file: JoinedFile, x: FigureOf, y: FigureOf): boolean {
  const own = [x, y].filter((one) => one.of === 'column');
  if (own.length > 0) return own.every(({ name }) => columnOf(file.table, name)?.figures);
  const from = [y, x].find((one) => one.of === 'file');
  return from ? from.fileId === file.id : true;
}

type Asked = { readonly file: JoinedFile; readonly y: FigureOf; readonly series: string };

function sourceOf(
  view: WholeView,
  files: readonly JoinedFile[],
  { file, y, series }: Asked,
  tally: GroupTally,
): Source {
  const [x, up, group] = [reader(view.x, file, files), reader(y, file, files), grouper(view.colour, file, series)];
  const passes = filterOf(view, file);
  const rows: number[] = [];
  for (let row = 0; row < file.table.rows; row += 1) {
    const [atX, atY] = [x(row), up(row)];
    if (!fits(atX, view.xScale) || !fits(atY, view.yScale) || !passes(row)) continue;
    rows.push(row);
    tally.add(group(row), atX, atY);
  }
  return { file, x, y: up, group, rows };
}

function reader(one: FigureOf, file: JoinedFile, files: readonly JoinedFile[]): ReadRow {
  const { name } = one;
  if (one.of === 'car')
    return (row) => {
      const car = carAt(file, row);
      return (car && isMeasure(name) ? measureOf(name, car, noFacts) : null) ?? NaN;
    };
  const from = one.of === 'file' ? files.find(({ id }) => id === one.fileId) : file;
  const figures = from && columnOf(from.table, name)?.figures;
  if (!from || !figures) return () => NaN;
  if (from.id === file.id) return (row) => figures[row] ?? NaN;
  return (row) => {
    const car = carAt(file, row);
    return (car && figures[from.rowOfCar.get(car.id) ?? -1]) ?? NaN;
  };
}

function grouper(colour: ColourOf, file: JoinedFile, series: string): Group {
  if (colour.of === 'series') return () => series;
  if (colour.of === 'column') {
    const column = columnOf(file.table, colour.name);
    return (row) => textAt(column, row);
  }
  return (row) => {
    const car = carAt(file, row);
    if (!car) return '';
    return colour.name === CATEGORY ? categoryOf(car) : groupOfCar(colour.name, car);
  };
}

const groupOfCar = (name: string, car: Car): string => {
  const grouping = groupings.find((one): one is Grouping => one === name);
  return (grouping && choiceGroups[grouping].of(car)[0]) ?? '';
};

function filterOf({ only }: WholeView, file: JoinedFile): (row: number) => boolean {
  const column = only && columnOf(file.table, only.name);
  if (!only || !column?.texts) return () => true;
  const wanted = column.texts.values.indexOf(only.text);
  const { at } = column.texts;
  return (row) => at[row] === wanted;
}
