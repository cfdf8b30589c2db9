import { Command, type StoredText, RuleBroken } from '#kernel';
import { checkClubSet } from './check-club-set.ts';
import type { ClubReason } from './club.enums.ts';
import type { ClubSetCorrected, ClubSetAttributes, OfClubSet } from './club.events.ts';
import type { ClubSet } from './club-set.state.ts';
import { clubSetPermissions } from './club.permissions.ts';

/** Change a set: a new version, which every day with the set shows from then on. */
export class CorrectClubSet extends Command<
  OfClubSet & { readonly changes: Partial<ClubSetAttributes>; readonly reason: ClubReason; readonly text?: string }
> {}

export const correctClubSet = (
  { data: { setId, changes: told, reason }, meta }: CorrectClubSet,
  state: ClubSet,
  kept: StoredText = {},
): readonly ClubSetCorrected[] => {
  const { facts } = clubSetPermissions.check('correct-club-set', state, meta, { setId });
  // Changing a set of cars into one of tracks would change past days.
  if (told.kind !== undefined && told.kind !== facts.kind)
    throw new RuleBroken('club-set-invalid', { fields: ['kind'] });
  checkClubSet({ ...facts, ...told });
  const changes = Object.fromEntries(
    Object.entries(told).filter(([field, is]) => !isSame(facts[field as keyof ClubSetAttributes], is)),
  ) as Partial<ClubSetAttributes>;
  if (Object.keys(changes).length === 0) throw new RuleBroken('club-unchanged', { id: setId });
  return [{ type: 'ClubSetCorrected', data: { setId, changes, reason, ...kept } }];
};

/** Both are plain JSON whose fields are in one order. */
const isSame = (before: unknown, now: unknown): boolean => JSON.stringify(before) === JSON.stringify(now);
