import type { Car } from '#contracts';
import { columnOf, type CsvColumn, type CsvTable } from './csv-table.ts';

export type CsvFile = { readonly id: string; readonly name: string; readonly source: Blob; readonly table: CsvTable };

/** A file with the car of each row, where one was found. */
export type JoinedFile = CsvFile & {
  readonly carColumn: CsvColumn | undefined;
  /** By place among the texts of that column. */
  readonly cars: readonly (Car | undefined)[];
  /** Names that mean no car, or several. */
  readonly unknown: readonly string[];
  /** The first row of each car. */
  readonly rowOfCar: ReadonlyMap<string, number>;
};

type FindCar = (text: string) => Car | undefined;

/** Below this share of known names a column is none of cars. */
const LEAST_SHARE = 0.2;
const LOOKED_AT = 300;

/** Joins a file with the catalogue on the names, or ids, in a column: the chosen one, else where most are known. */
export function joined(file: CsvFile, chosen: string | undefined, find: FindCar): JoinedFile {
  const carColumn = (chosen === undefined ? undefined : columnOf(file.table, chosen)) ?? likelyColumn(file.table, find);
  const values = carColumn?.texts?.values ?? [];
  const cars = values.map(find);
  const unknown = values.filter((text, at) => text !== '' && !cars[at]);
  const rowOfCar = new Map<string, number>();
  carColumn?.texts?.at.forEach((value, row) => {
    const car = cars[value];
    if (car && !rowOfCar.has(car.id)) rowOfCar.set(car.id, row);
  });
  return { ...file, carColumn, cars, unknown, rowOfCar };
}

function likelyColumn(table: CsvTable, find: FindCar): CsvColumn | undefined {
  const shares = table.columns.map((column) => {
    const some = (column.figures ? [] : (column.texts?.values ?? [])).slice(0, LOOKED_AT);
    return { column, share: some.filter((text) => find(text)).length / Math.max(1, some.length) };
  });
  const [best] = shares.toSorted((one, other) => other.share - one.share);
  return best && best.share >= LEAST_SHARE ? best.column : undefined;
}

export const carAt = ({ carColumn, cars }: JoinedFile, row: number): Car | undefined =>
  carColumn?.texts ? cars[carColumn.texts.at[row] ?? 0] : undefined;
