import type { StatedZone } from '../../recaps/recaps.projection.ts';

/** A moment as somebody's clock and calendar showed it: the day as "2025-03-05". */
export type LocalTime = { readonly day: string; readonly hour: number; readonly timeZone: string };

const DAY_LENGTH = '2025-03-05'.length;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Of all languages Swedish writes a moment as "2025-03-05 14". */
const newClock = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const clock = clocks.get(timeZone) ?? newClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
};

/** The zone that somebody was in: the last that they had said by then; before the first of all, that. */
export const zoneAt = (zones: readonly StatedZone[], at: string): string =>
  (zones.findLast((zone) => zone.at <= at) ?? zones[0])?.timeZone ?? 'UTC';

/** What their clock showed. */
export const localTime = (zones: readonly StatedZone[], at: string): LocalTime => {
  const timeZone = zoneAt(zones, at);
  const text = clockOf(timeZone).format(Date.parse(at));
  return { day: text.slice(0, DAY_LENGTH), hour: Number(text.slice(DAY_LENGTH + 1)), timeZone };
};

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const DAY_MS = 24 * HOUR_MS;
/** The most that a zone is ahead of and behind UTC. */
const [AHEAD, BEHIND] = [14 * HOUR_MS, 12 * HOUR_MS];

/** A year "2025" or a month "2025-03" in UTC: where it begins, and where the next one does. */
const bordersOf = (period: string): readonly [start: number, end: number] => {
  const [year = 0, month] = period.split('-').map(Number);
  if (month === undefined) return [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  return [Date.UTC(year, month - 1), Date.UTC(year, month)];
};

const iso = (at: number): string => new Date(at).toISOString();

/** All moments that are in a period somewhere on earth. */
export const momentsOf = (period: string): { readonly from: string; readonly to: string } => {
  const [start, end] = bordersOf(period);
  return { from: iso(start - AHEAD), to: iso(end + BEHIND) };
};

/** When a period began and ended by somebody's own calendar. */
export const ownBorders = (
  zones: readonly StatedZone[],
  period: string,
): { readonly from: string; readonly to: string } => {
  const [from, to] = bordersOf(period).map((at) => iso(ownMidnight(zones, at))) as [string, string];
  return { from, to };
};

/** When somebody's midnight was: the first quarter of an hour that their calendar puts into the day. */
const ownMidnight = (zones: readonly StatedZone[], utcMidnight: number): number => {
  const day = iso(utcMidnight).slice(0, DAY_LENGTH);
  const at = (quarter: number) => utcMidnight - AHEAD + quarter * QUARTER_MS;
  let [before, from] = [-1, (AHEAD + BEHIND) / QUARTER_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (localTime(zones, iso(at(middle))).day >= day) from = middle;
    else before = middle;
  }
  return at(from);
};

/** The day after; days are text, so that no clock has a say. */
export const dayAfter = (day: string): string => iso(Date.parse(`${day}T00:00:00.000Z`) + DAY_MS).slice(0, DAY_LENGTH);

/** Whole days between two moments; an hour that the change of the clocks took makes none less. */
export const wholeDays = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from) + HOUR_MS) / DAY_MS));
