import { type DateOrder, readHour } from '../cells/read-date.ts';
import { readCount, readDigits } from '../cells/read-number.ts';
import { parseTune } from '../tune.ts';
import { tuneInPoints } from '../tune-forms.ts';
import { carReadings, type CarReading } from './car-readings.ts';
import { type GarageCopy, isCopyId, isPoints } from './garage-copy.ts';

/**
 * A copy as a file has it. `readings`: possible readings of its text, a car with points, once or more often. `line`
 * counts from 1.
 */
export type ReadCopy = Omit<GarageCopy, 'copyId' | 'carId' | 'points'> & {
  readonly readings: readonly CarReading[];
  readonly copyId?: string;
  readonly line: number;
};

/** Why a line of a file is left out. */
export const garageFaults = [
  'car',
  'tune',
  'number',
  'date',
  'date-order',
  'yes-no',
  'copy',
  'twice',
  'quotes',
  'full',
  'unreadable',
] as const;
export type GarageFault = (typeof garageFaults)[number];
export type BadLine = { readonly line: number; readonly fault: GarageFault; readonly text: string };

export type ReadGarage = { readonly copies: readonly ReadCopy[]; readonly bad: readonly BadLine[] };

/** Columns of the form, in any order; the car is required, in one column or as brand, name and year. */
export const garageColumns = [
  'copy',
  'car',
  'brand',
  'name',
  'year',
  'tune',
  'points',
  'since',
  'won',
  'lost',
  'drawn',
  'locked',
] as const;
export type GarageColumn = (typeof garageColumns)[number];
export type CopyFields = { readonly [Column in GarageColumn]?: string };

const MAX_RACES = 999_999;
const MAX_CHARACTERS = 120;
const YES = ['yes', 'true', '1', '1.0', 'x'];
const NO = ['no', 'false', '0', '0.0', ''];

/** Reads the fields of one copy; defaults: 0, not locked, of no known day, at stock. */
export const readCopy = (fields: CopyFields, line: number, order?: DateOrder): ReadCopy | BadLine => {
  const text = (name: GarageColumn): string => fields[name]?.trim() ?? '';
  const bad = (fault: GarageFault, said: string): BadLine => ({ line, fault, text: said });
  const car = carText(text);
  const points = pointsOf(text('points'), text('tune'));
  const since = text('since') === '' ? null : readHour(text('since'), order);
  const locked = text('locked').toLowerCase();
  const races = (name: 'won' | 'lost' | 'drawn'): number => (text(name) === '' ? 0 : readCount(text(name)));
  const wrong = (['won', 'lost', 'drawn'] as const).find((name) => !(races(name) <= MAX_RACES));
  if (car === '' || car.length > MAX_CHARACTERS) return bad('car', car);
  if (points === 'none') return bad('tune', text('points') || text('tune'));
  if (wrong) return bad('number', text(wrong));
  if (since === undefined) return bad('date', text('since'));
  if (since === 'order') return bad('date-order', text('since'));
  if (![...YES, ...NO].includes(locked)) return bad('yes-no', text('locked'));
  if (text('copy') !== '' && !isCopyId(text('copy'))) return bad('copy', text('copy'));
  return {
    line,
    ...(text('copy') === '' ? {} : { copyId: text('copy') }),
    readings: carReadings(car, points),
    since,
    won: races('won'),
    lost: races('lost'),
    drawn: races('drawn'),
    locked: YES.includes(locked),
  };
};

const carText = (text: (name: GarageColumn) => string): string =>
  text('car') || (text('name') === '' ? '' : [text('brand'), text('name'), text('year')].filter(Boolean).join(' '));

/** Points are the game's count; a tune is the players' notation. Undefined: neither is given; `none`: it is invalid. */
const pointsOf = (points: string, tune: string): string | undefined => {
  const [counted, written] = [readDigits(points, 3), readDigits(tune, 3)];
  if (counted !== '') return isPoints(counted) ? counted : 'none';
  if (written === '') return undefined;
  const read = parseTune(written);
  return read ? tuneInPoints(read) : 'none';
};

/** Separates the lines that are read, once each, from those that are left out. */
export const sortLines = (lines: readonly (ReadCopy | BadLine)[]): ReadGarage => {
  const copies: ReadCopy[] = [];
  const bad: BadLine[] = [];
  const ids = new Set<string>();
  for (const line of lines) {
    if ('fault' in line) bad.push(line);
    else if (line.copyId !== undefined && ids.has(line.copyId))
      bad.push({ line: line.line, fault: 'twice', text: line.copyId });
    else {
      copies.push(line);
      if (line.copyId !== undefined) ids.add(line.copyId);
    }
  }
  return { copies, bad };
};
