import type { ActorId } from '#kernel';
import type { GarageEvent } from '../../garage/garage.events.ts';
import { garageStream } from '../../garage/garage.state.ts';
import type { HonoursChosen } from '../../contributor-consent/contributor-consent.events.ts';
import { contributorConsentStream } from '../../contributor-consent/contributor-consent.state.ts';
import type { MemberEvent } from '../../member/member.events.ts';
import { memberStream } from '../../member/member.state.ts';
import type { RecapEvent } from '../../recap/recap.events.ts';
import { recapStream } from '../../recap/recap.state.ts';
import { type HistoryValues, type HistoryKind, never, oneStream } from '../history-kind.ts';

const ofAdmin = { byStaff: true, note: 'staff', status: 'known' } as const;

/** Changes to an account: for admins, and its owner. */
export const memberHistoryKind: HistoryKind<MemberEvent> = {
  kind: 'member',
  stream: oneStream(memberStream),
  itemOf: ({ userId }) => userId,
  seenBy: 'admins',
  isPublic: never,
  acts: {
    ModeratorAppointed: { act: 'moderator-appointed', ...ofAdmin, facts: () => ({ moderator: true }) },
    ModeratorDismissed: { act: 'moderator-dismissed', ...ofAdmin, facts: () => ({ moderator: false }) },
    AdminAppointed: { act: 'admin-appointed', ...ofAdmin, facts: () => ({ admin: true }) },
    AdminDismissed: { act: 'admin-dismissed', ...ofAdmin, facts: () => ({ admin: false }) },
    PatronTierChanged: {
      act: 'tier-changed',
      ...ofAdmin,
      facts: ({ tier, paidThrough }) => ({ tier, paidThrough }),
    },
    AccountLimited: {
      act: 'limited',
      ...ofAdmin,
      facts: ({ what, until }) => ({ [`limit ${what}`]: until ?? true }),
    },
    AddressConfirmed: { act: 'address-confirmed', ...ofAdmin, facts: () => ({ confirmed: true }) },
    AccountRestored: { act: 'limit-lifted', ...ofAdmin, facts: ({ what }) => ({ [`limit ${what}`]: undefined }) },
    MemberRenamed: { act: 'renamed', status: 'known' },
  },
};

const copiesAfter = (before: HistoryValues, change: number) => Math.max(0, Number(before['copies'] ?? 0) + change);

/** A garage: visible to its owner only, even if the garage is shared. */
export const garageHistoryKind: HistoryKind<GarageEvent> = {
  kind: 'garage',
  stream: (owner, part) => garageStream({ owner: owner as ActorId, part }),
  itemOf: ({ owner }) => owner,
  seenBy: 'owner',
  isPublic: never,
  acts: {
    GarageCopiesKept: {
      act: 'kept',
      status: 'known',
      facts: ({ copies }) => ({ cars: copies.map(({ carId }) => carId) }),
    },
    GarageCopiesRemoved: {
      act: 'removed',
      status: 'known',
      facts: ({ copyIds }, before) => ({ removed: copiesAfter({ copies: before['removed'] }, copyIds.length) }),
    },
    GarageShared: { act: 'shared', status: 'known', facts: ({ visibility }) => ({ visibility }) },
    GarageCountingAgreed: { act: 'counting-agreed', status: 'known', facts: ({ agrees }) => ({ counted: agrees }) },
    GarageNoteWritten: {
      act: 'noted',
      status: 'known',
      facts: ({ textId }) => ({ note: textId === null ? undefined : { textId } }),
    },
    GarageGroupSaved: {
      act: 'group-saved',
      status: 'known',
      facts: ({ groupId, textId, criteria }) => ({ [`group ${groupId}`]: { name: { textId }, criteria } }),
    },
    GarageGroupRemoved: {
      act: 'group-removed',
      status: 'known',
      facts: ({ groupId }) => ({ [`group ${groupId}`]: undefined }),
    },
  },
};

export const contributorConsentHistoryKind: HistoryKind<HonoursChosen> = {
  kind: 'honours',
  stream: oneStream((owner) => contributorConsentStream({ owner: owner as ActorId })),
  itemOf: ({ owner }) => owner,
  seenBy: 'owner',
  isPublic: never,
  acts: { HonoursChosen: { act: 'chosen', status: 'known', facts: ({ named }) => ({ named }) } },
};

export const recapHistoryKind: HistoryKind<RecapEvent> = {
  kind: 'recap',
  stream: oneStream((owner) => recapStream({ owner: owner as ActorId })),
  itemOf: ({ owner }) => owner,
  seenBy: 'owner',
  isPublic: never,
  acts: {
    RecapZoneStated: { act: 'told', status: 'known', facts: ({ timeZone }) => ({ timeZone }) },
    RecapChosen: { act: 'chosen', status: 'known', facts: ({ kept, named }) => ({ recapKept: kept, named }) },
    RecapShared: { act: 'shared', status: 'known', facts: ({ period }) => ({ shared: period }) },
    RecapShareRevoked: { act: 'share-ended', status: 'known', facts: () => ({ shared: undefined }) },
  },
};
