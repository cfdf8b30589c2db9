import { isQuiet, type QuietHours } from './quiet-hours.ts';

/** How long before an event a user is reminded, and their quiet hours, on clocks of their zone. */
export type ReminderTimes = {
  readonly leadMinutes: number;
  readonly quiet: QuietHours | null;
  readonly timeZone: string;
};

const MINUTE_MS = 60_000;
/** Zones differ by quarters of an hour, and so do the ends of quiet hours. */
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * When to remind of something that starts at `startsAt` (both milliseconds): the lead time before; where that is quiet,
 * after the quiet hours, or a quarter of an hour before them if it has started by their end.
 */
export const reminderTime = (startsAt: number, { leadMinutes, quiet, timeZone }: ReminderTimes): number => {
  const wanted = startsAt - leadMinutes * MINUTE_MS;
  if (!quiet) return wanted;
  const isLoud = (at: number): boolean => !isQuiet(at, quiet, timeZone);
  if (isLoud(wanted)) return wanted;
  const after = firstQuarter(Math.ceil(wanted / QUARTER_MS) * QUARTER_MS, QUARTER_MS, isLoud);
  return after < startsAt ? after : firstQuarter(Math.floor(wanted / QUARTER_MS) * QUARTER_MS, -QUARTER_MS, isLoud);
};

/** Whether to remind now: the time has come, it is not quiet, and it has not started. */
export const isReminderDue = (startsAt: number, times: ReminderTimes, now: number): boolean => {
  if (now >= startsAt || now < startsAt - times.leadMinutes * MINUTE_MS - DAY_MS) return false;
  return now >= reminderTime(startsAt, times) && !(times.quiet && isQuiet(now, times.quiet, times.timeZone));
};

const firstQuarter = (from: number, step: number, isFound: (at: number) => boolean): number => {
  // The longest day has 25 hours.
  for (let at = from; Math.abs(at - from) <= DAY_MS + 4 * QUARTER_MS; at += step) if (isFound(at)) return at;
  return from;
};
