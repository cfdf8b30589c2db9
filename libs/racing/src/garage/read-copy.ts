import { parseTune } from '../tune.ts';
import { tuneInPoints } from '../tune-forms.ts';
import { type GarageCopy, isCopyId, isPoints } from './garage-copy.ts';

/**
 * A copy as a file has it: `car` is an id, a name, or the game's guid of a car; `orCar`: a name that ends in what may be a
 * tune, at stock then. `line` counts from 1.
 */
export type ReadCopy = Omit<GarageCopy, 'copyId' | 'carId'> & {
  readonly car: string;
  readonly orCar?: string;
  readonly copyId?: string;
  readonly line: number;
};

/** Why a line of a file is left out. */
export const garageFaults = ['car', 'tune', 'number', 'date', 'yes-no', 'copy', 'twice', 'unreadable'] as const;
export type GarageFault = (typeof garageFaults)[number];
export type BadLine = { readonly line: number; readonly fault: GarageFault; readonly text: string };

export type ReadGarage = { readonly copies: readonly ReadCopy[]; readonly bad: readonly BadLine[] };

/** Columns of the form, in any order; the car is needed. */
export const garageColumns = ['copy', 'car', 'tune', 'points', 'since', 'won', 'lost', 'drawn', 'locked'] as const;
export type GarageColumn = (typeof garageColumns)[number];
export type CopyFields = { readonly [Column in GarageColumn]?: string };

const WHOLE = /^\d{1,6}$/;
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d)(?::\d\d(?::\d\d(?:\.\d+)?)?)?Z?)?$/;
const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0', ''];

/** Reads the fields of one copy; what is not there is 0, not locked, of no known day, at stock. */
export const readCopy = (fields: CopyFields, line: number): ReadCopy | BadLine => {
  const text = (name: GarageColumn): string => fields[name]?.trim() ?? '';
  const bad = (fault: GarageFault, name: GarageColumn): BadLine => ({ line, fault, text: text(name) });
  const points = pointsOf(text('points'), text('tune'));
  const since = text('since') === '' ? null : hourOf(text('since'));
  const locked = text('locked').toLowerCase();
  const wrong = (['won', 'lost', 'drawn'] as const).find((name) => text(name) !== '' && !WHOLE.test(text(name)));
  if (text('car') === '' || text('car').length > 120) return bad('car', 'car');
  if (points === undefined) return bad('tune', text('points') === '' ? 'tune' : 'points');
  if (wrong) return bad('number', wrong);
  if (since === undefined) return bad('date', 'since');
  if (![...YES, ...NO].includes(locked)) return bad('yes-no', 'locked');
  if (text('copy') !== '' && !isCopyId(text('copy'))) return bad('copy', 'copy');
  return {
    line,
    car: text('car'),
    ...(text('copy') === '' ? {} : { copyId: text('copy') }),
    points,
    since,
    won: Number(text('won')),
    lost: Number(text('lost')),
    drawn: Number(text('drawn')),
    locked: YES.includes(locked),
  };
};

/** Points are what the game counts; a tune is what players write. Undefined: neither. */
const pointsOf = (points: string, tune: string): string | undefined => {
  if (points !== '') return isPoints(points) ? points : undefined;
  if (tune === '') return '000';
  const read = parseTune(tune);
  return read && tuneInPoints(read);
};

/** The hour of a moment; undefined: it is none. */
const hourOf = (text: string): string | undefined => {
  const [, year = '', month = '', day = '', hour = '00'] = MOMENT.exec(text) ?? [];
  const at = `${year}-${month}-${day}T${hour}`;
  const moment = new Date(`${at}:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(at) ? at : undefined;
};

/** Puts the lines apart: those that are read, once each, and those that are left out. */
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
