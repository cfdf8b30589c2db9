import { type ActorId, Command, type StoredText, RuleBroken } from '#kernel';
import type {
  GroupHandedOver,
  GroupOffered,
  GroupOfferRefused,
  GroupOfferWithdrawn,
  OfGroup,
} from './community-group.events.ts';
import type { CommunityGroup } from './community-group.state.ts';
import { communityGroupPermissions } from './community-group.permissions.ts';
import type { GroupTexts } from './submit-group.ts';

/** Offer one's own group to another user; an earlier offer to another becomes void. */
export class OfferGroup extends Command<OfGroup & { readonly userId: ActorId }> {}

export class WithdrawGroupOffer extends Command<OfGroup> {}

export class RefuseGroup extends Command<OfGroup> {}

/** Accept the offer; `words`: the current texts, which the new owner owns from now on. */
export class TakeGroup extends Command<OfGroup & { readonly words: GroupTexts }> {}

export const offerGroup = ({ data, meta }: OfferGroup, state: CommunityGroup): readonly GroupOffered[] => {
  const { groupId, userId } = data;
  communityGroupPermissions.check('offer-group', state, meta, { groupId });
  if (userId === state.owner) throw new RuleBroken('group-own');
  return state.offeredTo === userId ? [] : [{ type: 'GroupOffered', data: { groupId, userId } }];
};

export const withdrawGroupOffer = (
  { data: { groupId }, meta }: WithdrawGroupOffer,
  state: CommunityGroup,
): readonly GroupOfferWithdrawn[] => {
  const { offeredTo: userId } = communityGroupPermissions.check('withdraw-group-offer', state, meta, { groupId });
  return [{ type: 'GroupOfferWithdrawn', data: { groupId, userId } }];
};

export const refuseGroup = (
  { data: { groupId }, meta }: RefuseGroup,
  state: CommunityGroup,
): readonly GroupOfferRefused[] => {
  const { offeredTo: userId, owner } = communityGroupPermissions.check('refuse-group', state, meta, { groupId });
  return [{ type: 'GroupOfferRefused', data: { groupId, userId, owner } }];
};

export const takeGroup = (
  { data: { groupId }, meta }: TakeGroup,
  state: CommunityGroup,
  { textId = '' }: StoredText,
): readonly GroupHandedOver[] => {
  const { offeredTo: userId, owner } = communityGroupPermissions.check('take-group', state, meta, { groupId });
  return [{ type: 'GroupHandedOver', data: { groupId, userId, owner, textId } }];
};
