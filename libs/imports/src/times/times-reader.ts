import { cellsOf, columnName, fieldsOf as fieldsIn, tableForm } from '#tables';
import { refusalMessage } from '../refusal-message.ts';
import { type LineFields, type NoTime, noTime, parseTime, type ParsedTime } from './parse-time.ts';

/** A line of a file: its number from 1, and its text; undefined where it is too long to be valid. */
export type FileLine = { readonly number: number; readonly text: string | undefined };

export type TimesReader = (line: FileLine) => ParsedTime | NoTime;

/** The reader for the lines of a file of times, and the first line of data. */
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
    return typeof fields === 'string' ? noTime(fields, refusalMessage(fields)) : parseTime(fields);
  };

const fieldsOfJson: FieldsOf = (text) => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return 'not-json';
    const said = Object.entries(value).filter(([, field]) => field !== null);
    return Object.fromEntries(said.map(([head, field]) => [columnName(head), String(field).trim()]));
  } catch {
    return 'not-json';
  }
};

export const isTimesHead = (cells: readonly string[]): boolean => {
  const names = cells.map(columnName);
  return names.includes('track') && names.includes('tune');
};

const csvFields = (header: string): FieldsOf | undefined => {
  const form = tableForm(header, isTimesHead);
  if (!form) return undefined;
  const names = form.head.cells.map(columnName);
  return (text) => {
    const cells = cellsOf(text, form.separator);
    if (!cells) return 'quote-broken';
    return cells.length > names.length ? 'columns-wrong' : fieldsIn(names, cells);
  };
};
