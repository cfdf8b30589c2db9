import { type ActorId, type Caller, permissionTable } from '#kernel';
import { isMember, isStaff } from '../caller-roles.ts';
import type { CommunityGroup } from './community-group.state.ts';

type Status = CommunityGroup['status'];
export type GroupItem = Pick<CommunityGroup, 'status' | 'owner' | 'offeredTo'>;

const otherwise = ({ status }: GroupItem): string => (status === 'new' ? 'group-unknown' : 'changed-meanwhile');
const isIn = (status: Status) => ({ is: (item: GroupItem) => item.status === status, otherwise });
const isOwner = ({ actor }: Caller, { owner }: GroupItem): boolean =>
  // For an unknown one no one is refused as a stranger: the error is that it does not exist.
  actor !== undefined && (owner === undefined || owner === actor);
const isAnother = (by: Caller, { owner }: GroupItem): boolean => isMember(by) && owner !== by.actor;
const isOffered = {
  is: (item: GroupItem): item is GroupItem & { readonly owner: ActorId; readonly offeredTo: ActorId } =>
    item.owner !== undefined && item.offeredTo !== undefined,
  otherwise,
};
const isForThem = ({ actor }: Caller, { offeredTo }: GroupItem): boolean =>
  // Where nothing is offered the error is that it was withdrawn.
  actor !== undefined && (offeredTo === undefined || offeredTo === actor);
const moderator = 'another moderator or admin';
const ownerOrStaff = 'owner, moderator or admin';

/** Who may do what to a group of the directory; no one decides about their own. */
export const communityGroupPermissions = permissionTable(
  [
    { command: 'submit-group', from: 'new', to: 'waiting', who: 'member' },
    { command: 'revise-group', from: ['waiting', 'approved', 'reported', 'declined'], to: 'waiting', who: 'owner' },
    { command: 'approve-group', from: ['waiting', 'reported'], to: 'approved', who: moderator },
    { command: 'decline-group', from: ['waiting', 'approved', 'reported'], to: 'declined', who: moderator },
    { command: 'reopen-group-review', from: ['approved', 'declined'], to: 'waiting', who: moderator },
    { command: 'confirm-group', from: 'approved', to: 'approved', who: ownerOrStaff },
    { command: 'confirm-group', from: 'reported', to: 'reported', who: ownerOrStaff },
    { command: 'report-group', from: ['approved', 'reported'], to: 'reported', who: 'another member' },
    { command: 'close-group', from: ['waiting', 'approved', 'reported'], to: 'closed', who: 'owner' },
    { command: 'open-group-again', from: 'closed', to: 'waiting', who: 'owner' },
    { command: 'ask-to-join-group', from: 'approved', to: 'approved', who: 'another member' },
    { command: 'ask-to-join-group', from: 'reported', to: 'reported', who: 'another member' },
    { command: 'answer-join-request', from: 'approved', to: 'approved', who: 'owner' },
    { command: 'answer-join-request', from: 'reported', to: 'reported', who: 'owner' },
    { command: 'offer-group', from: ['approved', 'reported'], to: 'offered', who: 'owner' },
    { command: 'withdraw-group-offer', from: 'offered', to: ['approved', 'reported', 'waiting'], who: 'owner' },
    { command: 'take-group', from: 'offered', to: ['approved', 'reported', 'waiting'], who: 'whom it is offered to' },
    { command: 'refuse-group', from: 'offered', to: ['approved', 'reported', 'waiting'], who: 'whom it is offered to' },
  ],
  {
    from: {
      new: isIn('new'),
      waiting: isIn('waiting'),
      approved: isIn('approved'),
      reported: isIn('reported'),
      declined: isIn('declined'),
      closed: isIn('closed'),
      offered: isOffered,
    },
    who: {
      member: isMember,
      owner: { is: isOwner, otherwise: 'group-not-yours' },
      'whom it is offered to': { is: isForThem, otherwise: 'group-not-offered' },
      'another member': { is: isAnother, otherwise: 'group-own' },
      'owner, moderator or admin': {
        is: (by: Caller, item: GroupItem) => isStaff(by) || isOwner(by, item),
        otherwise: 'group-not-yours',
      },
      'another moderator or admin': (by: Caller, item: GroupItem) => isStaff(by) && item.owner !== by.actor,
    },
  },
);
