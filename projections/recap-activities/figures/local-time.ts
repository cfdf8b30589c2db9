import type { StatedZone } from '../../recaps/recaps.projection.ts';

/** A moment in a user's local time: the day as "2025-03-05". */
export type LocalTime = { readonly day: string; readonly hour: number; readonly timeZone: string };

const DAY_LENGTH = '2025-03-05'.length;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The Swedish locale formats a moment as "2025-03-05 14". */
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

/** The user's time zone at a moment: the last one set by then; before the first, the first. */
export const zoneAt = (zones: readonly StatedZone[], at: string): string =>
  (zones.findLast((zone) => zone.at <= at) ?? zones[0])?.timeZone ?? 'UTC';

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

/** The start of a year "2025" or a month "2025-03" in UTC, and of the next one. */
const bordersOf = (period: string): readonly [start: number, end: number] => {
  const [year = 0, month] = period.split('-').map(Number);
  if (month === undefined) return [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  return [Date.UTC(year, month - 1), Date.UTC(year, month)];
};

const iso = (at: number): string => new Date(at).toISOString();

/** All moments of a period in any time zone. */
export const momentsOf = (period: string): { readonly from: string; readonly to: string } => {
  const [start, end] = bordersOf(period);
  return { from: iso(start - AHEAD), to: iso(end + BEHIND) };
};

/** The start and end of a period in the user's time zone. */
export const bordersInZone = (
  zones: readonly StatedZone[],
  period: string,
): { readonly from: string; readonly to: string } => {
  const [from, to] = bordersOf(period).map((at) => iso(ownMidnight(zones, at))) as [string, string];
  return { from, to };
};

/** The user's midnight: the first quarter of an hour that is on the day in their time zone. */
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

/** The day after; computed on text, independent of time zones. */
export const dayAfter = (day: string): string => iso(Date.parse(`${day}T00:00:00.000Z`) + DAY_MS).slice(0, DAY_LENGTH);

/** Whole days between two moments; an hour lost to summer time does not reduce them. */
export const wholeDays = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from) + HOUR_MS) / DAY_MS));
