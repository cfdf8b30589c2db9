import { cellsOf, dialectOf } from '../csv-dialect.ts';
import { type LineFields, type NoTime, noTime, readSaidTime, type SaidTime } from './read-said-time.ts';

/** A line of a file: its number from 1, and its text; undefined where it is too long to be anything. */
export type FileLine = { readonly number: number; readonly text: string | undefined };

/** Reads a line as a time. */
export type TimesReader = (line: FileLine) => SaidTime | NoTime;

/** How the lines of a file of times are read, and which is the first that may be one. */
export type TimesFormat = { readonly read: TimesReader; readonly firstLine: number };

/** JSON lines where the first line of a file is one, else CSV; undefined for CSV without columns track and tune. */
export const timesFormatOf = (header: string): TimesFormat | undefined => {
  if (header.startsWith('{')) return { read: reading(fieldsOfJson), firstLine: 1 };
  const fieldsOf = csvFields(header);
  return fieldsOf && { read: reading(fieldsOf), firstLine: 2 };
};

type FieldsOf = (text: string) => LineFields | 'not-json' | 'quote-broken' | 'columns-wrong';

const reading =
  (fieldsOf: FieldsOf): TimesReader =>
  ({ text }) => {
    if (text === undefined) return noTime('line-too-long', 'too long to be a time');
    if (text.includes('\uFFFD')) return noTime('not-utf-8', 'not UTF-8');
    const fields = fieldsOf(text);
    return typeof fields === 'string' ? noTime(fields, fields) : readSaidTime(fields);
  };

/** Columns as the file writes them: capitals, spaces and signs do not matter, `Game version` is `gameversion`. */
const nameOf = (head: string): string => head.toLowerCase().replaceAll(/[^a-z]/g, '');

const fieldsOfJson: FieldsOf = (text) => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return 'not-json';
    const said = Object.entries(value).filter(([, field]) => field !== null);
    return Object.fromEntries(said.map(([head, field]) => [nameOf(head), String(field).trim()]));
  } catch {
    return 'not-json';
  }
};

const csvFields = (header: string): FieldsOf | undefined => {
  const dialect = dialectOf(header);
  const heads = (cellsOf(header, dialect) ?? []).map(nameOf);
  if (!heads.includes('track') || !heads.includes('tune')) return undefined;
  return (text) => {
    const cells = cellsOf(text, dialect);
    if (!cells) return 'quote-broken';
    if (cells.length > heads.length) return 'columns-wrong';
    return Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']));
  };
};
