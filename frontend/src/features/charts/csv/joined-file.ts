import type { Car } from '#contracts';
import type { CarResolver, OpenAnswer } from '#racing';
import { columnOf, type CsvColumn, type CsvTable } from './csv-table.ts';

export type CsvFile = { readonly id: string; readonly name: string; readonly source: Blob; readonly table: CsvTable };

export type JoinedFile = CsvFile & {
  readonly carColumn: CsvColumn | undefined;
  /** By index among the texts of that column. */
  readonly cars: readonly (Car | undefined)[];
  /** Names that match no car, or several, each with its first line. */
  readonly open: readonly OpenName[];
  readonly rowOfCar: ReadonlyMap<string, number>;
};

export type OpenName = OpenAnswer & { readonly line: number; readonly text: string };

/** Below this share of known names a column is not one of cars. */
const LEAST_SHARE = 0.2;
const LOOKED_AT = 300;

/** Joins a file with the catalogue by the names or ids in a column: the chosen one, else the one with most matches. */
export function joined(file: CsvFile, chosen: string | undefined, resolve: CarResolver, byId: CarsById): JoinedFile {
  const find = (text: string): Car | undefined => {
    const meant = resolve(text);
    return meant.answer === 'found' ? byId.get(meant.carId) : undefined;
  };
  const carColumn =
    (chosen === undefined ? undefined : columnOf(file.table, chosen)) ?? likelyColumn(file.table, resolve);
  const values = carColumn?.texts?.values ?? [];
  const cars = values.map(find);
  const rowOfCar = new Map<string, number>();
  carColumn?.texts?.at.forEach((value, row) => {
    const car = cars[value];
    if (car && !rowOfCar.has(car.id)) rowOfCar.set(car.id, row);
  });
  return { ...file, carColumn, cars, open: openIn(file.table, carColumn, cars, resolve), rowOfCar };
}

type CarsById = ReadonlyMap<string, Car>;

function openIn(
  { lines }: CsvTable,
  column: CsvColumn | undefined,
  cars: JoinedFile['cars'],
  resolve: CarResolver,
): readonly OpenName[] {
  const firstLine = new Map<number, number>();
  column?.texts?.at.forEach((value, row) => {
    if (!cars[value] && !firstLine.has(value)) firstLine.set(value, lines[row] ?? 0);
  });
  return [...firstLine].flatMap(([value, line]) => {
    const text = column?.texts?.values[value] ?? '';
    const meant = resolve(text);
    return text !== '' && meant.answer !== 'found' ? [{ ...meant, text, line }] : [];
  });
}

function likelyColumn(table: CsvTable, resolve: CarResolver): CsvColumn | undefined {
  const shares = table.columns.map((column) => {
    const some = (column.figures ? [] : (column.texts?.values ?? [])).slice(0, LOOKED_AT);
    return {
      column,
      share:
        some.filter((text) => ['found', 'needs-year'].includes(resolve(text).answer)).length / Math.max(1, some.length),
    };
  });
  const [best] = shares.toSorted((one, other) => other.share - one.share);
  return best && best.share >= LEAST_SHARE ? best.column : undefined;
}

export const carAt = ({ carColumn, cars }: JoinedFile, row: number): Car | undefined =>
  carColumn?.texts ? cars[carColumn.texts.at[row] ?? 0] : undefined;
