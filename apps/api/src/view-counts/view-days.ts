const DAY_MS = 86_400_000;

/** Days whose views count, and are stored. */
export const VIEW_COUNT_RETENTION_DAYS = 30;

/** The day (`YYYY-MM-DD`, UTC) so many days before a day. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - days * DAY_MS).toISOString().slice(0, 10);

export const firstDayThatCounts = (now: string): string => daysBefore(now.slice(0, 10), VIEW_COUNT_RETENTION_DAYS - 1);
