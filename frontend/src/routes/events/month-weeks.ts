const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_A_WEEK = 7;

/** "2026-11" of a day, in the user's time zone. */
export const monthOf = (day: Date): string => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;

/** The first day of "2026-11"; undefined for what is no month. */
export function firstDayOf(month: string): Date | undefined {
  const [year, number] = month.split('-').map(Number);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || year === undefined || number === undefined) return undefined;
  return new Date(year, number - 1, 1);
}

/** The weeks, from Monday on, that the month has a day in: each seven midnights in the user's time zone. */
export function weeksOf(first: Date): readonly (readonly Date[])[] {
  const start = 1 - ((first.getDay() + 6) % DAYS_A_WEEK);
  const days = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const weeks = Math.ceil((days + 1 - start) / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from(
      { length: DAYS_A_WEEK },
      // Not by adding hours: a day may have 23 or 25 of them.
      (__, day) => new Date(first.getFullYear(), first.getMonth(), start + week * DAYS_A_WEEK + day),
    ),
  );
}

type Window = { readonly startsAt: string; readonly endsAt: string };

/** Days of a week, 1 to 7, on which an event is open: the first and the last; undefined for none. */
export function daysIn(week: readonly Date[], { startsAt, endsAt }: Window): { from: number; to: number } | undefined {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const open = week.map((day, place) => {
    const next = week[place + 1]?.getTime() ?? day.getTime() + DAY_MS;
    return start < next && end > day.getTime();
  });
  const from = open.indexOf(true);
  return from < 0 ? undefined : { from: from + 1, to: open.lastIndexOf(true) + 1 };
}
