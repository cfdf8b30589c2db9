import { Command, type KeptText, RuleBroken } from '#kernel';
import { isStaff } from '../who-asks.ts';
import type { GroupFacts, GroupRevised, GroupSubmitted, OfGroup } from './community-group.events.ts';
import type { CommunityGroup } from './community-group.state.ts';
import { communityGroupWhoMay } from './community-group.who-may.ts';

/** A group's texts, stored as one text; `inviteInfo`: what a join request should contain. */
export type GroupWords = {
  readonly name: string;
  readonly description?: string;
  readonly link?: string;
  readonly inviteInfo?: string;
};

export class SubmitGroup extends Command<GroupFacts & { readonly words: GroupWords }> {}

/** Change one's own group: a moderator reviews it again before others see it. */
export class ReviseGroup extends Command<OfGroup & GroupFacts & { readonly words: GroupWords }> {}

type SubmitFacts = KeptText & OfGroup & { readonly nameTaken: boolean };

export const submitGroup = (
  { data, meta }: SubmitGroup,
  state: CommunityGroup,
  { groupId, nameTaken, textId = '' }: SubmitFacts,
): readonly GroupSubmitted[] => {
  communityGroupWhoMay.check('submit-group', state, meta);
  const { words, ...facts } = data;
  if (facts.kind === 'official' && !isStaff(meta)) throw new RuleBroken('group-not-official');
  checkGroup(words, facts.kind, nameTaken);
  return [{ type: 'GroupSubmitted', data: { groupId, owner: meta.actor, textId, ...facts } }];
};

type ReviseFacts = KeptText & { readonly nameTaken: boolean };

export const reviseGroup = (
  { data, meta }: ReviseGroup,
  state: CommunityGroup,
  { nameTaken, textId = '' }: ReviseFacts,
): readonly GroupRevised[] => {
  const { words, ...facts } = data;
  communityGroupWhoMay.check('revise-group', state, meta, { groupId: data.groupId });
  // An official one stays official: a moderator reviews the change.
  if (facts.kind === 'official' && state.kind !== 'official') throw new RuleBroken('group-not-official');
  checkGroup(words, facts.kind, nameTaken);
  return [{ type: 'GroupRevised', data: { ...facts, textId } }];
};

const checkGroup = (words: GroupWords, kind: GroupFacts['kind'], nameTaken: boolean): void => {
  if (kind === 'private' && words.inviteInfo === undefined) throw new RuleBroken('group-invite-missing');
  if (kind !== 'private' && words.link === undefined) throw new RuleBroken('group-link-missing');
  if (nameTaken) throw new RuleBroken('group-name-taken');
};
