/** The order of day and month in dates with slashes: derived from all dates of a file. */
export type DateOrder = 'day-first' | 'month-first';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;
const YEAR_LAST = /^(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4})/;
const CLOCK = /^(?:,?[T\s]\s*(\d{1,2})(?::\d{2}(?::\d{2}(?:\.\d+)?)?)?\s*(am|pm)?Z?)?$/i;

/** The order in which all dates with slashes of a file are valid; undefined: both, or neither. */
export const dateOrderOf = (texts: Iterable<string>): DateOrder | undefined => {
  let [dayFirst, monthFirst] = [false, false];
  for (const text of texts) {
    const [, first = '', sign, second = ''] = YEAR_LAST.exec(text.trim()) ?? [];
    if (sign !== '/') continue;
    dayFirst ||= Number(first) > 12;
    monthFirst ||= Number(second) > 12;
  }
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'day-first' : 'month-first';
};

/**
 * The hour of a moment, `2026-03-01T18`, of `2026-03-01 18:22`, `1.3.2026` or, in the order of its file, `3/1/2026 6:22
 * PM`. `order`: it may mean two days; undefined: it is not a date.
 */
export const readHour = (text: string, order: DateOrder | undefined): string | 'order' | undefined => {
  const said = text.trim();
  const [date = '', ...parts] = YEAR_FIRST.exec(said) ?? YEAR_LAST.exec(said) ?? [];
  const clock = CLOCK.exec(said.slice(date.length));
  if (date === '' || !clock) return undefined;
  const day = partsOf(parts, order);
  if (day === 'order') return day;
  const at = `${day.map((part, place) => part.padStart(place === 0 ? 4 : 2, '0')).join('-')}T${hourOf(clock)}`;
  const moment = new Date(`${at}:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(at) ? at : undefined;
};

const partsOf = (parts: readonly string[], order: DateOrder | undefined): readonly string[] | 'order' => {
  const [first = '', second = '', third = '', year] = parts;
  if (year === undefined) return [first, second, third];
  if (second !== '/' || order === 'day-first' || first === third) return [year, third, first];
  if (order === 'month-first') return [year, first, third];
  return 'order';
};

const hourOf = ([, hour = '0', half = '']: RegExpExecArray): string => {
  const of12 = Number(hour) % 12;
  const at = half === '' ? Number(hour) : half.toLowerCase() === 'pm' ? of12 + 12 : of12;
  return String(at).padStart(2, '0');
};
