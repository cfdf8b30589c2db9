import { clubs } from '#contracts';
import type { ClubCalendar, ClubDayHistory, ClubSetForStaff } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

const channels = ['clubs'];

/** Club days of a span, both ends included, with all sets and what may come. */
export const useClubCalendar = (from: string, to: string): LiveView<ClubCalendar> =>
  useLiveView({
    key: ['club-days', from, to],
    channels,
    alsoOf: ['club-sets'],
    ask: () => ask(clubs.calendar, { query: { from, to } }),
  });

/** A set with what was told of it, for staff. */
export const useClubSetForStaff = (id: string): LiveView<ClubSetForStaff> =>
  useLiveView({
    key: ['club-sets', 'history', id],
    channels,
    unkept: true,
    ask: () => ask(clubs.setHistory, { params: { id } }),
  });

/** What was told of a day, for staff. */
export const useClubDayHistory = (day: string): LiveView<ClubDayHistory> =>
  useLiveView({
    key: ['club-days', 'history', day],
    channels,
    unkept: true,
    ask: () => ask(clubs.dayHistory, { params: { day } }),
  });
