import { Command, type StoredText, RuleBroken } from '#kernel';
import type { ClubReason, ClubSetKind } from './club.enums.ts';
import type { ClubDayAttributes, ClubDaySet, OfClubDay } from './club.events.ts';
import type { ClubMonth } from './club-day.state.ts';
import { clubDayPermissions } from './club.permissions.ts';

/** Sets of one kind that a day may have. The game has three. */
const SETS_A_DAY_MAX = 6;

/** Set the attributes of a club day. Undoing it is another version, with the attributes from before. */
export class SetClubDay extends Command<
  OfClubDay & { readonly facts: ClubDayAttributes; readonly reason: ClubReason; readonly text?: string }
> {}

/** `kinds`: of the command's sets that exist; retired ones only where the day had them already. */
type SetsOfDay = StoredText & { readonly kinds?: ReadonlyMap<string, ClubSetKind | 'retired'> };

export const setClubDay = (
  { data: { day, facts, reason }, meta }: SetClubDay,
  state: ClubMonth,
  { kinds = new Map(), ...kept }: SetsOfDay = {},
): readonly ClubDaySet[] => {
  clubDayPermissions.check('set-club-day', state, meta, { day });
  const before = state.days[day] ?? { carSets: [], trackSets: [] };
  if (!isDay(day)) throw new RuleBroken('club-day-invalid', { fields: ['day'] });
  checkSets(facts.carSets, 'cars', before.carSets, kinds);
  checkSets(facts.trackSets, 'tracks', before.trackSets, kinds);
  const { carSets, trackSets } = facts;
  if (isSame(before.carSets, carSets) && isSame(before.trackSets, trackSets))
    throw new RuleBroken('club-unchanged', { id: day });
  return [{ type: 'ClubDaySet', data: { day, facts: { carSets, trackSets }, reason, ...kept } }];
};

const isDay = (text: string): boolean =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

const checkSets = (
  setIds: readonly string[],
  kind: ClubSetKind,
  before: readonly string[],
  kinds: ReadonlyMap<string, string>,
): void => {
  if (setIds.length > SETS_A_DAY_MAX || new Set(setIds).size < setIds.length)
    throw new RuleBroken('club-day-invalid', { fields: [kind] });
  for (const setId of setIds) {
    const is = kinds.get(setId);
    if (is === 'retired' && !before.includes(setId)) throw new RuleBroken('club-set-retired', { setId });
    if (is !== kind && is !== 'retired') throw new RuleBroken('club-set-unknown', { setId });
  }
};

const isSame = (before: readonly string[], now: readonly string[]): boolean => before.join() === now.join();
