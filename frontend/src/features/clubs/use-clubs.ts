import { clubs } from '#contracts';
import type { ClubCalendar, ClubDayHistory, ClubSetForStaff } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

const channels = ['clubs'];

/** Club days of a range, both ends included, with all sets and predictions. */
export const useClubCalendar = (from: string, to: string): LiveView<ClubCalendar> =>
  useLiveView({
    key: ['club-days', from, to],
    channels,
    alsoOf: ['club-sets'],
    ask: () => queryApi(clubs.calendar, { query: { from, to } }),
  });

export const useClubSetForStaff = (id: string): LiveView<ClubSetForStaff> =>
  useLiveView({
    key: ['club-sets', 'history', id],
    channels,
    uncached: true,
    ask: () => queryApi(clubs.setHistory, { params: { id } }),
  });

export const useClubDayHistory = (day: string): LiveView<ClubDayHistory> =>
  useLiveView({
    key: ['club-days', 'history', day],
    channels,
    uncached: true,
    ask: () => queryApi(clubs.dayHistory, { params: { day } }),
  });
