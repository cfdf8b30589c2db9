/** A year of events and more. */
export const EVENTS_IN_CALENDAR = 200;
export const CALENDAR_PAST_MS = 366 * 24 * 60 * 60 * 1000;
