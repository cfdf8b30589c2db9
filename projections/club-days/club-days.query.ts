import type { View } from '#read-store';
import type { ClubSetDoc } from '../club-sets/club-sets.projection.ts';
import type { ClubDayDoc } from './club-days.projection.ts';

/** Limit of days per response: a year. */
export const CLUB_DAYS_MAX = 366;
/** Limit of sets, all kinds: the game has some forty. */
const CLUB_SETS_MAX = 500;

/** Days of a period, both ends included, the earliest first; `day` is the view's key. */
export const clubDaysIn = async (view: View<ClubDayDoc>, from: string, to: string): Promise<readonly ClubDayDoc[]> => {
  const { items } = await view.find({
    range: { field: 'key', from, to },
    order: { field: 'key' },
    limit: CLUB_DAYS_MAX,
  });
  return items.map(({ doc }) => doc);
};

export const allClubSets = async (view: View<ClubSetDoc>): Promise<readonly ClubSetDoc[]> => {
  const { items } = await view.find({ order: { field: 'key' }, limit: CLUB_SETS_MAX });
  return items.map(({ doc }) => doc);
};
