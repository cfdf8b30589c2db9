import { Command, type KeptText, RuleBroken } from '#kernel';
import { isStaff } from '../who-asks.ts';
import type { GroupFacts, GroupSubmitted, OfGroup } from './community-group.events.ts';
import type { CommunityGroup } from './community-group.state.ts';
import { communityGroupWhoMay } from './community-group.who-may.ts';

/** A group in its owner's words, kept as one text; `inviteInfo`: what who asks to join should tell. */
export type GroupWords = {
  readonly name: string;
  readonly description?: string;
  readonly link?: string;
  readonly inviteInfo?: string;
};

/** Ask moderators to list a group. */
export class SubmitGroup extends Command<GroupFacts & { readonly words: GroupWords }> {}

type SubmitFacts = KeptText & OfGroup & { readonly nameTaken: boolean };

export const submitGroup = (
  { data, meta }: SubmitGroup,
  state: CommunityGroup,
  { groupId, nameTaken, textId = '' }: SubmitFacts,
): readonly GroupSubmitted[] => {
  communityGroupWhoMay.check('submit-group', state, meta);
  const { words, ...facts } = data;
  if (facts.kind === 'official' && !isStaff(meta)) throw new RuleBroken('group-not-official');
  if (facts.kind === 'private' && words.inviteInfo === undefined) throw new RuleBroken('group-invite-missing');
  if (facts.kind !== 'private' && words.link === undefined) throw new RuleBroken('group-link-missing');
  if (nameTaken) throw new RuleBroken('group-name-taken');
  return [{ type: 'GroupSubmitted', data: { groupId, owner: meta.actor, textId, ...facts } }];
};
