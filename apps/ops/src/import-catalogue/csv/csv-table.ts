import type { TableForm } from '#tables';
import type { ColumnMapping } from './column-mapping.ts';
import { type CarField, headersOf, optionalFields } from './columns.ts';
import { type MatchedColumns, matchColumns } from './match-columns.ts';
import { plain } from './plain.ts';

export type CsvTable = Pick<TableForm, 'separator' | 'decimals'> & {
  readonly headers: readonly string[];
  readonly columns: MatchedColumns;
};

/** The table of a detected head; undefined when it is none. Throws `Mistake` for a mapping that does not fit it. */
export const tableOf = ({ head, separator, decimals }: TableForm, mapping: ColumnMapping): CsvTable | undefined =>
  head.cells.length < 2
    ? undefined
    : { headers: head.cells, columns: matchColumns(head.cells, mapping), separator, decimals };

const COLUMNS_OF_HEAD = 2;

export const isCarHead =
  (mapping: ColumnMapping) =>
  (cells: readonly string[]): boolean =>
    Object.values(mapping).some(({ header }) => cells.some((cell) => plain(cell) === plain(header))) ||
    Object.keys(matchColumns(cells, {})).length >= COLUMNS_OF_HEAD;

export const missingColumns = ({ columns }: CsvTable): readonly CarField[] =>
  (Object.keys(headersOf) as CarField[]).filter((field) => !columns[field] && !optionalFields.includes(field));
