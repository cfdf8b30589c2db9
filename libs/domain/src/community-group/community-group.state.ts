import type { ActorId, Decider } from '#kernel';
import type { CommunityGroupEvent } from './community-group.events.ts';
import type { GroupKind } from './community-group.enums.ts';

type JoinRequest = { readonly status: 'asked' | 'accepted' | 'declined' };

/** A group as its commands see it; `reportedBy` since the last review, `requests` by user. */
export type CommunityGroup = {
  readonly status: 'new' | 'waiting' | 'approved' | 'reported' | 'declined' | 'closed';
  readonly owner?: ActorId;
  readonly kind?: GroupKind;
  readonly offeredTo?: ActorId;
  readonly reportedBy: readonly ActorId[];
  readonly requests: Readonly<Record<string, JoinRequest>>;
};

export const communityGroupStream = (groupId: string): string => `group-${groupId}`;

export const communityGroup: Decider<CommunityGroup, CommunityGroupEvent> = {
  initial: { status: 'new', reportedBy: [], requests: {} },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'GroupSubmitted':
        return { ...state, status: 'waiting', owner: data.owner, kind: data.kind };
      case 'GroupRevised':
        return { ...state, status: 'waiting', kind: data.kind };
      case 'GroupApproved':
        return { ...state, status: 'approved', reportedBy: [] };
      case 'GroupDeclined':
        return { ...withoutOffer(state), status: 'declined', reportedBy: [] };
      case 'GroupReviewReopened':
      case 'GroupOpenedAgain':
        return { ...state, status: 'waiting' };
      case 'GroupConfirmed':
        return state;
      case 'GroupReported':
        return { ...state, status: 'reported', reportedBy: [...state.reportedBy, data.reportedBy] };
      case 'GroupClosed':
        return { ...withoutOffer(state), status: 'closed' };
      case 'GroupJoinAsked':
        return withRequest(state, data.member, 'asked');
      case 'GroupJoinAnswered':
        return withRequest(state, data.member, data.accepted ? 'accepted' : 'declined');
      case 'GroupOffered':
        return { ...state, offeredTo: data.userId };
      case 'GroupOfferWithdrawn':
      case 'GroupOfferRefused':
        return withoutOffer(state);
      case 'GroupHandedOver':
        return { ...withoutOffer(state), owner: data.userId };
    }
  },
};

const withoutOffer = ({ offeredTo: _offeredTo, ...state }: CommunityGroup): CommunityGroup => state;

const withRequest = (state: CommunityGroup, member: ActorId, status: JoinRequest['status']): CommunityGroup => ({
  ...state,
  requests: { ...state.requests, [member]: { status } },
});
