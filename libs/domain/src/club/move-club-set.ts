import { Command, type StoredText } from '#kernel';
import type { ClubSetPutBack, ClubSetRetired, OfClubSet } from './club.events.ts';
import type { ClubSet } from './club-set.state.ts';
import { clubSetPermissions } from './club.permissions.ts';

/** Allow a set on no further day. */
export class RetireClubSet extends Command<OfClubSet & { readonly text?: string }> {}

export class PutClubSetBack extends Command<OfClubSet> {}

export const retireClubSet = (
  { data: { setId }, meta }: RetireClubSet,
  state: ClubSet,
  kept: StoredText = {},
): readonly ClubSetRetired[] => {
  clubSetPermissions.check('retire-club-set', state, meta, { setId });
  return [{ type: 'ClubSetRetired', data: { setId, ...kept } }];
};

export const putClubSetBack = (
  { data: { setId }, meta }: PutClubSetBack,
  state: ClubSet,
): readonly ClubSetPutBack[] => {
  clubSetPermissions.check('put-club-set-back', state, meta, { setId });
  return [{ type: 'ClubSetPutBack', data: { setId } }];
};
