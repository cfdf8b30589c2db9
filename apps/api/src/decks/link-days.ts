const DAY_MS = 86_400_000;

/** A link that nobody has opened yet is kept so long: it was sent to somebody. */
const UNOPENED_DAYS = 30;
/** One that was opened is looked for again. */
const OPENED_DAYS = 365;

const dayAfter = (now: string, days: number): string =>
  new Date(Date.parse(now) + days * DAY_MS).toISOString().slice(0, 10);

/** Days (`YYYY-MM-DD`, UTC) of a link at a moment. */
export const linkDays = (now: string) => ({
  today: now.slice(0, 10),
  ofUnopened: dayAfter(now, UNOPENED_DAYS),
  ofOpened: dayAfter(now, OPENED_DAYS),
});
