import { car, type CarEvent, type CarState, isKnownCar } from '#domain';
import { sameFigure } from '#racing';
import type { Taken } from './take-step.ts';

/** Old and new value of each field that changed. */
export type FieldChanges = Readonly<Record<string, readonly [old: unknown, now: unknown]>>;

/** What became of one line of a file, or of a car that no line names. */
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

/** What a line did to its car. */
export const rowOf = (line: number, carId: string, { before, events }: Taken<CarState, CarEvent>): ReportRow => {
  if (events.some(({ type }) => type === 'CarReleased' || type === 'CarReturned'))
    return { outcome: 'added', line, carId };
  if (events.length === 0) return { outcome: 'unchanged', line, carId };
  return { outcome: 'changed', line, carId, changes: fieldChangesOf({ before, events }) };
};

/** Old and new value of each field that these facts change. */
export const fieldChangesOf = ({ before, events }: Taken<CarState, CarEvent>): FieldChanges =>
  Object.fromEntries(events.flatMap((event) => fieldChanges(before, event)));

const fieldChanges = (before: CarState, event: CarEvent): readonly [string, readonly [unknown, unknown]][] => {
  if (event.type !== 'CarRevised' && event.type !== 'CarHistoryRestated') return [];
  const { source } = event.data;
  const old: Readonly<Record<string, unknown>> = isKnownCar(before) ? { ...before.car, source: before.source } : {};
  const changes = event.type === 'CarRevised' ? event.data.changes : changesOf(before, event);
  const now = old['source'] === source ? changes : { ...changes, source };
  return Object.entries(now).map(([field, value]) => [field, [old[field] ?? null, value]]);
};

/** What a past said anew changes of today's figures. */
const changesOf = (before: CarState, event: CarEvent): Readonly<Record<string, unknown>> => {
  if (!isKnownCar(before)) return {};
  const after = car.evolve(before, event);
  const now: Readonly<Record<string, unknown>> = isKnownCar(after) ? { ...after.car } : {};
  const old: Readonly<Record<string, unknown>> = { ...before.car };
  return Object.fromEntries(Object.entries(now).filter(([field, value]) => !sameFigure(value, old[field])));
};

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
      return `${line} changes ${row.carId}: ${changesText(row.changes)}`;
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
