import type { PlannedEventAttributes } from '#contracts';

export type EventPhase = 'running' | 'upcoming' | 'past';
export const eventPhases = ['running', 'upcoming', 'past'] as const satisfies readonly EventPhase[];

type Window = Pick<PlannedEventAttributes, 'startsAt' | 'endsAt'>;

/** Phase of an event; `now`: milliseconds. */
export function phaseOf({ startsAt, endsAt }: Window, now: number): EventPhase {
  if (Date.parse(endsAt) <= now) return 'past';
  return Date.parse(startsAt) <= now ? 'running' : 'upcoming';
}

/** Running events that end first are first, then upcoming ones that start first, then past ones that ended last. */
export function byPhase<Event extends { readonly facts: Window & { readonly name: string } }>(
  events: readonly Event[],
  now: number,
): Readonly<Record<EventPhase, readonly Event[]>> {
  const of = (phase: EventPhase) => events.filter(({ facts }) => phaseOf(facts, now) === phase);
  const order = (by: 'startsAt' | 'endsAt', sign: 1 | -1) => (one: Event, other: Event) =>
    sign * (Date.parse(one.facts[by]) - Date.parse(other.facts[by])) || one.facts.name.localeCompare(other.facts.name);
  return {
    running: of('running').toSorted(order('endsAt', 1)),
    upcoming: of('upcoming').toSorted(order('startsAt', 1)),
    past: of('past').toSorted(order('endsAt', -1)),
  };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Hours are shown up to here, then days. */
const HOURS_UP_TO_MS = 48 * HOUR_MS;

/** "in 3 hours", "2 days ago": the largest unit only. */
export function countdown(iso: string, now: number, language: string): string {
  const left = Date.parse(iso) - now;
  const [unitMs, unit] =
    Math.abs(left) >= HOURS_UP_TO_MS
      ? ([DAY_MS, 'day'] as const)
      : Math.abs(left) >= HOUR_MS
        ? ([HOUR_MS, 'hour'] as const)
        : ([MINUTE_MS, 'minute'] as const);
  const units = left < 0 ? Math.ceil(left / unitMs) : Math.floor(left / unitMs);
  return new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'short' }).format(units, unit);
}

/** A time in a zone, by default the user's own, with the zone's name. */
export function momentText(iso: string, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(Date.parse(iso));
}

export const dayText = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(Date.parse(iso));

/** "Berlin" of "Europe/Berlin". */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
