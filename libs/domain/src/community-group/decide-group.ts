import { Command, type StoredText } from '#kernel';
import type { GroupApproved, GroupDeclined, GroupReviewReopened, OfGroup } from './community-group.events.ts';
import type { CommunityGroup } from './community-group.state.ts';
import { communityGroupPermissions } from './community-group.permissions.ts';
import type { GroupFault } from './community-group.enums.ts';

/** List a group, or leave it listed after a report. */
export class ApproveGroup extends Command<OfGroup> {}

export class DeclineGroup extends Command<OfGroup & { readonly reason: GroupFault; readonly text?: string }> {}

export class ReopenGroupReview extends Command<OfGroup> {}

export const approveGroup = ({ data, meta }: ApproveGroup, state: CommunityGroup): readonly GroupApproved[] => {
  const { groupId } = data;
  communityGroupPermissions.check('approve-group', state, meta, { groupId });
  return [{ type: 'GroupApproved', data: { groupId } }];
};

export const declineGroup = (
  { data, meta }: DeclineGroup,
  state: CommunityGroup,
  { textId }: StoredText,
): readonly GroupDeclined[] => {
  const { groupId, reason } = data;
  communityGroupPermissions.check('decline-group', state, meta, { groupId });
  return [{ type: 'GroupDeclined', data: { groupId, reason, ...(textId !== undefined && { textId }) } }];
};

export const reopenGroupReview = (
  { data, meta }: ReopenGroupReview,
  state: CommunityGroup,
): readonly GroupReviewReopened[] => {
  const { groupId } = data;
  communityGroupPermissions.check('reopen-group-review', state, meta, { groupId });
  return [{ type: 'GroupReviewReopened', data: { groupId } }];
};
