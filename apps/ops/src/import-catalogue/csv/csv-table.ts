import { cellsOf, type CsvDialect, dialectOf } from '#imports';
import type { ColumnMapping } from './column-mapping.ts';
import { type CarField, headersOf, optionalFields } from './columns.ts';
import { type MatchedColumns, matchColumns } from './match-columns.ts';

/** How the rows of a file are read. */
export type CsvTable = { readonly headers: readonly string[]; readonly columns: MatchedColumns } & CsvDialect;

/** What a header line says; undefined when it is none. Throws `Mistake` for a mapping that does not fit it. */
export const csvTable = (header: string, mapping: ColumnMapping): CsvTable | undefined => {
  const dialect = dialectOf(header);
  const headers = cellsOf(header, dialect);
  if (!headers || headers.length < 2) return undefined;
  return { headers, columns: matchColumns(headers, mapping), ...dialect };
};

/** Fields that a car needs and the file has no column for. */
export const missingColumns = ({ columns }: CsvTable): readonly CarField[] =>
  (Object.keys(headersOf) as CarField[]).filter((field) => !columns[field] && !optionalFields.includes(field));
