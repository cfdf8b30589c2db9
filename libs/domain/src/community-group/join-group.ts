import { type ActorId, Command, type StoredText, RuleBroken } from '#kernel';
import type { GroupJoinAnswered, GroupJoinAsked, OfGroup } from './community-group.events.ts';
import type { CommunityGroup } from './community-group.state.ts';
import { communityGroupPermissions } from './community-group.permissions.ts';

/** So many requests may wait for an answer. Our choice: no private group of any directory has more at a time. */
const REQUESTS_MAX = 300;

export class AskToJoinGroup extends Command<OfGroup & { readonly text: string }> {}

export class AnswerJoinRequest extends Command<
  OfGroup & { readonly member: ActorId; readonly accepted: boolean; readonly text?: string }
> {}

export const askToJoinGroup = (
  { data, meta }: AskToJoinGroup,
  state: CommunityGroup,
  { textId = '' }: StoredText,
): readonly GroupJoinAsked[] => {
  const { groupId } = data;
  communityGroupPermissions.check('ask-to-join-group', state, meta, { groupId });
  if (state.kind !== 'private') throw new RuleBroken('group-not-private');
  if (state.requests[meta.actor] !== undefined) throw new RuleBroken('group-already-asked');
  const waiting = Object.values(state.requests).filter(({ status }) => status === 'asked').length;
  if (waiting >= REQUESTS_MAX) throw new RuleBroken('group-asked-too-often');
  return [{ type: 'GroupJoinAsked', data: { groupId, member: meta.actor, textId } }];
};

export const answerJoinRequest = (
  { data, meta }: AnswerJoinRequest,
  state: CommunityGroup,
  { textId }: StoredText,
): readonly GroupJoinAnswered[] => {
  const { groupId, member, accepted, text } = data;
  communityGroupPermissions.check('answer-join-request', state, meta, { groupId });
  if (state.requests[member]?.status !== 'asked') throw new RuleBroken('changed-meanwhile');
  if (accepted && text === undefined) throw new RuleBroken('group-answer-missing');
  const said = textId === undefined ? {} : { textId };
  return [{ type: 'GroupJoinAnswered', data: { groupId, member, accepted, ...said } }];
};
