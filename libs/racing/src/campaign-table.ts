import { readCount } from './cells/read-number.ts';

/** A match as a line of a table: cars by their names. A list without columns is left out. */
export type MatchRow = {
  readonly at: number;
  readonly place: string;
  readonly match: number;
  readonly cars?: readonly string[];
  readonly tracks?: readonly string[];
};

type Table = {
  readonly head: { readonly cells: readonly string[] };
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

const namesOf = (cells: readonly string[]): readonly string[] => cells.map((cell) => cell.trim().toLowerCase());

/** Whether a row names the columns place, match, car1 to car3 and track1 to track5. */
export const isMatchesHead = (cells: readonly string[]): boolean => {
  const names = namesOf(cells);
  return names.includes('place') && names.includes('match');
};

export const matchRows = ({ head, rows }: Table): readonly MatchRow[] => {
  const names = namesOf(head.cells);
  return rows.map(({ line, cells }) => {
    const of = (name: string) => names.flatMap((column, at) => (column.startsWith(name) ? [cells[at] ?? ''] : []));
    const listOf = (name: string) => (of(name).length === 0 ? undefined : of(name).filter((cell) => cell !== ''));
    const [cars, tracks] = [listOf('car'), listOf('track')];
    return {
      at: line,
      place: of('place')[0] ?? '',
      match: readCount(of('match')[0] ?? ''),
      ...(cars && { cars }),
      ...(tracks && { tracks }),
    };
  });
};
