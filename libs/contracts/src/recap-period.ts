/** Whether it is a year "2025" or a month "2025-03", as addresses have it. */
export const isPeriod = (text: string): boolean => /^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(text);

const YEAR_LENGTH = '2025'.length;

export const yearOf = (period: string): number => Number(period.slice(0, YEAR_LENGTH));
export const isMonth = (period: string): boolean => period.length > YEAR_LENGTH;

/** The months of a year, January first. */
export const monthsOf = (year: number): readonly string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);

/** A day "2025-03-05" as a moment that every zone's formatter for UTC shows as that day. */
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** "2025", "March 2025". */
export const periodText = (period: string, language: string): string =>
  isMonth(period)
    ? new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        noon(`${period}-01`),
      )
    : period;

/** "1 Jan – 31 Dec", "1 – 31 Mar". */
export const spanText = (from: string, to: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
    noon(from),
    noon(to),
  );

/** First and last day of a period. */
export const daysOfPeriod = (period: string): readonly [first: string, last: string] => {
  const year = yearOf(period);
  if (!isMonth(period)) return [`${year}-01-01`, `${year}-12-31`];
  const last = new Date(Date.UTC(year, Number(period.slice(YEAR_LENGTH + 1)), 0)).toISOString();
  return [`${period}-01`, last.slice(0, '2025-01-01'.length)];
};

/** "Sat 14 Jun". */
export const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    noon(day),
  );

/** A moment as the user's clock showed it. */
export const momentText = (at: string, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(Date.parse(at));

/** "19:00 – 20:00", "7 – 8 PM". */
export const hourText = (hour: number, language: string): string => {
  const at = (of: number) => Date.UTC(2025, 0, 1, of);
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).formatRange(
    at(hour),
    at(hour + 1),
  );
};

/** "Berlin" of "Europe/Berlin". */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

export const daysText = (days: number, language: string): string =>
  days.toLocaleString(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
