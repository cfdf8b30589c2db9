/** Hours of a day without reminders, "22:00" to "07:00" on clocks of their zone; they may go over midnight. */
export type QuietHours = { readonly from: string; readonly to: string };

const MINUTE_MS = 60_000;

/** Whether a moment (milliseconds) is in quiet hours on clocks of a zone, as "Europe/Berlin". */
export const isQuiet = (at: number, { from, to }: QuietHours, timeZone: string): boolean => {
  const minute = minuteOfDay(at, timeZone);
  const [first, end] = [minutesOf(from), minutesOf(to)];
  return first <= end ? first <= minute && minute < end : first <= minute || minute < end;
};

/** Minutes since midnight on the zone's clocks, daylight saving time included. */
const minuteOfDay = (at: number, timeZone: string): number =>
  minutesOf(clockOf(timeZone).format(Math.floor(at / MINUTE_MS) * MINUTE_MS));

/** "07:30" is 450. */
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const clocks = new Map<string, Intl.DateTimeFormat>();

/** One per zone: creating one takes a thousand times as long as using it. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, made);
  return made;
};
