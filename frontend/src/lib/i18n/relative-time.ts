const steps: [limitSeconds: number, unitSeconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 1, 'second'],
  [3_600, 60, 'minute'],
  [86_400, 3_600, 'hour'],
];

/** "4 min ago" up to a day, then a date; in the user's language. */
export function relativeTime(iso: string, now: number, language: string): string {
  const then = Date.parse(iso);
  const seconds = Math.max(0, (now - then) / 1000);
  const step = steps.find(([limit]) => seconds < limit);
  if (!step) return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(then);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(
    -Math.floor(seconds / step[1]),
    step[2],
  );
}

/** The full time with its zone, for a title. */
export function fullTime(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long' }).format(Date.parse(iso));
}
