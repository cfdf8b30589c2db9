import type { Scale } from '../chart-points.ts';
import type { DecimalMark } from '#racing';

/**
 * The value on an axis: a column of that name, that column of one file joined by cars, or a value of the car itself.
 */
export type FigureOf =
  | { readonly of: 'column'; readonly name: string }
  | { readonly of: 'file'; readonly fileId: string; readonly name: string }
  | { readonly of: 'car'; readonly name: string };

/** What colours distinguish: the y column and file, the texts of a column, or an attribute of the cars. */
export type ColourOf =
  | { readonly of: 'series' }
  | { readonly of: 'column'; readonly name: string }
  | { readonly of: 'car'; readonly name: string };

/** The user's choices; anything not chosen is guessed from the files. */
export type CsvView = {
  readonly x?: FigureOf;
  readonly ys?: readonly FigureOf[];
  readonly xScale: Scale;
  readonly yScale: Scale;
  readonly colour?: ColourOf;
  readonly carColumn?: string;
  readonly only?: { readonly name: string; readonly text: string } | undefined;
  readonly mark?: DecimalMark | undefined;
  readonly lines: readonly CsvLine[];
};

export const csvLines = ['mean', 'fit'] as const;
export type CsvLine = (typeof csvLines)[number];

export const firstView: CsvView = { xScale: 'linear', yScale: 'linear', lines: [] };

const PARTS = { column: 'n', file: 'f', car: 'c', series: 's' } as const;

export const keyOf = (one: FigureOf | ColourOf): string =>
  one.of === 'series' ? PARTS.series : `${PARTS[one.of]}/${one.of === 'file' ? `${one.fileId}/` : ''}${one.name}`;
