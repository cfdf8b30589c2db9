import { Command, RuleBroken } from '#kernel';
import { checkClubSet } from './check-club-set.ts';
import type { ClubSetAttributes, ClubSetMade, OfClubSet } from './club.events.ts';
import type { ClubSet } from './club-set.state.ts';
import { clubSetPermissions } from './club.permissions.ts';

export class MakeClubSet extends Command<
  OfClubSet & { readonly facts: ClubSetAttributes; readonly source: ClubSetMade['data']['source'] }
> {}

export const makeClubSet = ({ data, meta }: MakeClubSet, state: ClubSet): readonly ClubSetMade[] => {
  const { setId, facts, source } = data;
  clubSetPermissions.check('make-club-set', state, meta, { setId });
  if (!isSetId(setId)) throw new RuleBroken('club-set-invalid', { fields: ['setId'] });
  checkClubSet(facts);
  return [{ type: 'ClubSetMade', data: { setId, facts, source } }];
};

const isSetId = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 60;
