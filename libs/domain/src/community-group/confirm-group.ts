import { Command, RuleBroken } from '#kernel';
import type {
  GroupClosed,
  GroupConfirmed,
  GroupOpenedAgain,
  GroupReported,
  OfGroup,
} from './community-group.events.ts';
import type { CommunityGroup } from './community-group.state.ts';
import { communityGroupPermissions } from './community-group.permissions.ts';
import type { GroupFault } from './community-group.enums.ts';

export class ConfirmGroup extends Command<OfGroup & { readonly size: number }> {}

export class ReportGroup extends Command<OfGroup & { readonly fault: GroupFault }> {}

export class CloseGroup extends Command<OfGroup> {}

/** Reopen it: it is reviewed before it is listed again. */
export class OpenGroupAgain extends Command<OfGroup> {}

export const confirmGroup = ({ data, meta }: ConfirmGroup, state: CommunityGroup): readonly GroupConfirmed[] => {
  const { groupId, size } = data;
  communityGroupPermissions.check('confirm-group', state, meta, { groupId });
  return [{ type: 'GroupConfirmed', data: { groupId, size } }];
};

export const reportGroup = ({ data, meta }: ReportGroup, state: CommunityGroup): readonly GroupReported[] => {
  const { groupId, fault } = data;
  communityGroupPermissions.check('report-group', state, meta, { groupId });
  if (state.reportedBy.includes(meta.actor)) throw new RuleBroken('group-already-reported');
  return [{ type: 'GroupReported', data: { groupId, fault, reportedBy: meta.actor } }];
};

export const closeGroup = ({ data, meta }: CloseGroup, state: CommunityGroup): readonly GroupClosed[] => {
  const { groupId } = data;
  communityGroupPermissions.check('close-group', state, meta, { groupId });
  return [{ type: 'GroupClosed', data: { groupId } }];
};

export const openGroupAgain = ({ data, meta }: OpenGroupAgain, state: CommunityGroup): readonly GroupOpenedAgain[] => {
  const { groupId } = data;
  communityGroupPermissions.check('open-group-again', state, meta, { groupId });
  return [{ type: 'GroupOpenedAgain', data: { groupId } }];
};
