import {
  type CarMeant,
  isTestBowl,
  type LapTimeValue,
  parseLapTime,
  parseTrackCode,
  parseTune,
  readDigits,
  readNumber,
  trackCodeFault,
} from '#racing';
import { refusalMessage } from '../refusal-message.ts';

/** The fields of a line, by name, as texts; the car is not resolved yet. */
export type LineFields = Readonly<Record<string, string>>;

/** A time from a line. `gameVersion`: in which it was measured, where the line has it. */
export type ParsedTime = {
  readonly ok: true;
  readonly car: CarMeant;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
  readonly gameVersion?: string;
};

/** A line without a valid time, and why. */
export type NoTime = { readonly ok: false; readonly code: string; readonly reason: string };

export const noTime = (code: string, reason: string): NoTime => ({ ok: false, code, reason });

/** The time in a line's fields; tunes and conditions by the codes of the game, `tRoad` with `00` or `tRoad_a00`. */
export const parseTime = (fields: LineFields): ParsedTime | NoTime => {
  const car = readCar(fields);
  if (!car) return noTime('field-missing', 'names no car: car, or brand, name and year');
  const tune = parseTune(readDigits(fields['tune'] ?? '', 3));
  if (!tune) return noTime('tune-invalid', `${shown(fields['tune'])} is no tune`);
  const text = trackText(fields);
  const track = parseTrackCode(text);
  if (!track)
    return noTime(trackCodeFault(text) ?? 'track-unknown', `${shown(text)} is no track in a condition of its own`);
  const value = readValue(fields, track.code);
  if ('code' in value) return value;
  const gameVersion = fields['gameversion'];
  return { ok: true, car, tune, trackCode: track.code, value, ...(gameVersion ? { gameVersion } : {}) };
};

const readCar = ({ car, brand = '', name, year }: LineFields): CarMeant | undefined => {
  if (car) return car;
  const said = readNumber(year ?? '', '.');
  return name ? { brand, name, year: Number.isInteger(said) ? said : null } : undefined;
};

const trackText = ({ track = '', condition }: LineFields): string =>
  condition ? `${track}_a${readDigits(condition, 2)}` : track;

/** `seconds`, `mph` on a test bowl, `dnf`, or `time` as players type it. */
const readValue = ({ time, seconds, mph, dnf }: LineFields, trackCode: string): LapTimeValue | NoTime => {
  if (dnf && !['0', 'false', 'no'].includes(dnf.toLowerCase())) return { kind: 'dnf' };
  if (time) return parsed(time, trackCode);
  const [said, unit] = isTestBowl(trackCode) ? [mph, 'mph'] : [seconds, 'seconds'];
  if (!said) return noTime('field-missing', `has no ${unit}, which ${trackCode} is measured in`);
  const number = readNumber(said, said.includes(',') ? ',' : '.');
  if (Number.isNaN(number)) return parsed(said, trackCode);
  if (number <= 0) return noTime('not-a-number', `${unit} ${shown(said)} is no number`);
  return parsed(unit === 'mph' ? String(Math.round(number)) : clockText(number), trackCode);
};

const parsed = (text: string, trackCode: string): LapTimeValue | NoTime => {
  const read = parseLapTime(text, trackCode);
  return read.ok
    ? read.value
    : noTime(read.code, `${shown(text)} is no time of ${trackCode}: ${refusalMessage(read.code)}`);
};

/** 83.456 as `1:23.46`. */
const clockText = (seconds: number): string => {
  const hundredths = Math.round(seconds * 100);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(hundredths / 6000)}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
};

const shown = (text: string | undefined): string => (text ? JSON.stringify(text.slice(0, 40)) : 'nothing');
