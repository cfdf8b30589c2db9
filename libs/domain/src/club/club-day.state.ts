import type { Decider } from '#kernel';
import type { ClubDayEvent, ClubDayAttributes } from './club.events.ts';

/** The club days of a month that have attributes. */
export type ClubMonth = { readonly status: 'open'; readonly days: Readonly<Record<string, ClubDayAttributes>> };

/** A month's days share a stream: each has few events. */
export const clubMonthStream = (day: string): string => `club-month-${day.slice(0, '2026-01'.length)}`;

export const clubMonth: Decider<ClubMonth, ClubDayEvent> = {
  initial: { status: 'open', days: {} },
  evolve: ({ days, ...state }, { data: { day, facts } }) => ({ ...state, days: { ...days, [day]: facts } }),
};
