import { parse } from 'csv-parse/sync';

/** How a file is written: what parts its cells, and whether 1,234 is a thousand or a bit more than one. */
export type CsvDialect = { readonly delimiter: ',' | ';' | '\t'; readonly decimals: 'point' | 'comma' };

const DELIMITERS = [',', ';', '\t'] as const;

/** What the header tells: the sign that stands in it most often. Where commas do not part cells, they are decimals. */
export const dialectOf = (header: string): CsvDialect => {
  const unquoted = header.replaceAll(/"[^"]*"/g, '');
  const times = (sign: string) => unquoted.split(sign).length - 1;
  const delimiter = DELIMITERS.toSorted((a, b) => times(b) - times(a))[0] ?? ',';
  return { delimiter, decimals: delimiter === ';' ? 'comma' : 'point' };
};

/** The cells of one line; undefined when a quote is not closed in it, or stands where none may. */
export const cellsOf = (line: string, { delimiter }: CsvDialect): readonly string[] | undefined => {
  try {
    return (parse(line, { delimiter, trim: true, relax_column_count: true }) as string[][])[0] ?? [];
  } catch {
    return undefined;
  }
};
