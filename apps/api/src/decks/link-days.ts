const DAY_MS = 86_400_000;

/** How long an unopened link is stored: it was sent to someone. */
const UNOPENED_DAYS = 30;
/** An opened link is likely to be opened again. */
const OPENED_DAYS = 365;

const dayAfter = (now: string, days: number): string =>
  new Date(Date.parse(now) + days * DAY_MS).toISOString().slice(0, 10);

/** Days (`YYYY-MM-DD`, UTC) of a link at a moment. */
export const linkDays = (now: string) => ({
  today: now.slice(0, 10),
  ofUnopened: dayAfter(now, UNOPENED_DAYS),
  ofOpened: dayAfter(now, OPENED_DAYS),
});
