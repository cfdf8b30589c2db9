import { Command, RuleBroken } from '#kernel';
import type { MemberRenamed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';

const YEAR_MS = 365 * 86_400_000;

/** A name stays its owner's for a year, and no one needs more of them; a test compares this with the contracts'. */
export const RENAMES_A_YEAR_MAX = 12;

/** Record that a user changed their name. Only the accounts store knows the names. */
export class NoteRename extends Command<{ readonly userId: string }> {}

export const noteRename = ({ data: { userId }, meta }: NoteRename, state: Member): readonly MemberRenamed[] => {
  memberPermissions.check('note-rename', { ...state, userId }, meta, { userId });
  const since = new Date(Date.parse(meta.now) - YEAR_MS).toISOString();
  const renamed = (state.renamedAt ?? []).filter((at) => at > since);
  if (renamed.length >= RENAMES_A_YEAR_MAX) throw new RuleBroken('names-too-many', { limit: RENAMES_A_YEAR_MAX });
  return [{ type: 'MemberRenamed', data: { userId, renamedAt: meta.now } }];
};
