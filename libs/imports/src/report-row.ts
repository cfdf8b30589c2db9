import type { CarEvent, CarState, RefusedLine } from '#domain';
import { type FieldChanges, fieldChangesOf } from './field-changes.ts';
import type { Taken } from './take-step.ts';

export type ReportRow =
  | { readonly outcome: 'added' | 'unchanged'; readonly line: number; readonly carId: string }
  | { readonly outcome: 'changed'; readonly line: number; readonly carId: string; readonly changes: FieldChanges }
  | { readonly outcome: 'retired'; readonly carId: string }
  | {
      readonly outcome: 'ambiguous' | 'refused';
      readonly line: number;
      readonly code: string;
      readonly reason: string;
      readonly candidates?: readonly string[];
    };

export const rowOf = (line: number, carId: string, { before, events }: Taken<CarState, CarEvent>): ReportRow => {
  if (events.some(({ type }) => type === 'CarReleased' || type === 'CarReturned'))
    return { outcome: 'added', line, carId };
  if (events.length === 0) return { outcome: 'unchanged', line, carId };
  return { outcome: 'changed', line, carId, changes: fieldChangesOf({ before, events }) };
};

/** The refused lines, except those of a sheet that wait for a moderator. */
export const refusedLines = (rows: readonly ReportRow[]): readonly RefusedLine[] =>
  rows.flatMap((row) => ('reason' in row && !isLeftOpen(row) ? [{ line: row.line, reason: row.reason }] : []));

/** The same with the codes only, for a member's file: text of its lines is reported once and not stored. */
export const refusedByCode = (rows: readonly ReportRow[]): readonly RefusedLine[] =>
  rows.flatMap((row) => ('code' in row ? [{ line: row.line, reason: row.code }] : []));

const isLeftOpen = ({ outcome, candidates }: Extract<ReportRow, { reason: string }>): boolean =>
  outcome === 'ambiguous' && candidates !== undefined;

/** `line 7 changes A_1: weightKg 651 → 700`. */
export const rowText = (row: ReportRow): string => {
  if (row.outcome === 'retired') return `retires ${row.carId}`;
  const line = `line ${row.line.toLocaleString('en-US')}`;
  switch (row.outcome) {
    case 'added':
      return `${line} adds ${row.carId}`;
    case 'unchanged':
      return `${line} leaves ${row.carId}`;
    case 'changed':
      return Object.keys(row.changes).length === 0
        ? `${line} stands beside others of ${row.carId}`
        : `${line} changes ${row.carId}: ${changesText(row.changes)}`;
    default:
      return `${line} ${row.outcome}: ${row.reason}`;
  }
};

/** `weightKg 651 → 700, handling 70 → 80`. */
export const changesText = (changes: FieldChanges): string =>
  Object.entries(changes)
    .map(([field, [old, now]]) => `${field} ${said(old)} → ${said(now)}`)
    .join(', ');

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
