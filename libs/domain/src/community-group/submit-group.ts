import { Command, type StoredText, RuleBroken } from '#kernel';
import { isStaff } from '../caller-roles.ts';
import type { GroupAttributes, GroupRevised, GroupSubmitted, OfGroup } from './community-group.events.ts';
import type { CommunityGroup } from './community-group.state.ts';
import { communityGroupPermissions } from './community-group.permissions.ts';

/** A group's texts, stored as one text; `inviteInfo`: what a join request should contain. */
export type GroupTexts = {
  readonly name: string;
  readonly description?: string;
  readonly link?: string;
  readonly inviteInfo?: string;
};

export class SubmitGroup extends Command<GroupAttributes & { readonly words: GroupTexts }> {}

/** Change one's own group: a moderator reviews it again before others see it. */
export class ReviseGroup extends Command<OfGroup & GroupAttributes & { readonly words: GroupTexts }> {}

type SubmitFacts = StoredText & OfGroup & { readonly nameTaken: boolean };

export const submitGroup = (
  { data, meta }: SubmitGroup,
  state: CommunityGroup,
  { groupId, nameTaken, textId = '' }: SubmitFacts,
): readonly GroupSubmitted[] => {
  communityGroupPermissions.check('submit-group', state, meta);
  const { words, ...facts } = data;
  if (facts.kind === 'official' && !isStaff(meta)) throw new RuleBroken('group-not-official');
  checkGroup(words, facts.kind, nameTaken);
  return [{ type: 'GroupSubmitted', data: { groupId, owner: meta.actor, textId, ...facts } }];
};

type ReviseFacts = StoredText & { readonly nameTaken: boolean };

export const reviseGroup = (
  { data, meta }: ReviseGroup,
  state: CommunityGroup,
  { nameTaken, textId = '' }: ReviseFacts,
): readonly GroupRevised[] => {
  const { words, ...facts } = data;
  communityGroupPermissions.check('revise-group', state, meta, { groupId: data.groupId });
  // An official one stays official: a moderator reviews the change.
  if (facts.kind === 'official' && state.kind !== 'official') throw new RuleBroken('group-not-official');
  checkGroup(words, facts.kind, nameTaken);
  return [{ type: 'GroupRevised', data: { ...facts, textId } }];
};

const checkGroup = (words: GroupTexts, kind: GroupAttributes['kind'], nameTaken: boolean): void => {
  if (kind === 'private' && words.inviteInfo === undefined) throw new RuleBroken('group-invite-missing');
  if (kind !== 'private' && words.link === undefined) throw new RuleBroken('group-link-missing');
  if (nameTaken) throw new RuleBroken('group-name-taken');
};
