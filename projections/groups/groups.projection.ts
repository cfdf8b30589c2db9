import type { CommunityGroupEvent, GroupFault, GroupKind, GroupPlatform } from '#domain';
import type { Projection } from '#read-store';

/** A group of players: `owner` a user id, `textId` its texts, times ISO 8601. */
export type GroupDoc = {
  readonly groupId: string;
  readonly owner: string;
  readonly textId: string;
  readonly platform: GroupPlatform;
  readonly kind: GroupKind;
  readonly countries: readonly string[];
  readonly language: string;
  readonly size: number;
  readonly status: 'waiting' | 'approved' | 'reported' | 'declined' | 'closed';
  readonly reason: GroupFault | null;
  readonly confirmedAt: string;
  readonly offeredTo: string | null;
};

export const GROUPS_CHANNEL = 'groups';

const statusAfter = {
  GroupApproved: 'approved',
  GroupDeclined: 'declined',
  GroupReviewReopened: 'waiting',
  GroupReported: 'reported',
  GroupClosed: 'closed',
  GroupOpenedAgain: 'waiting',
} as const;

/** View `groups`: all of them, by status and by owner. */
export const groups: Projection<CommunityGroupEvent, GroupDoc> = {
  name: 'groups',
  version: 2,
  handles: [
    'GroupSubmitted',
    'GroupRevised',
    'GroupApproved',
    'GroupDeclined',
    'GroupReviewReopened',
    'GroupConfirmed',
    'GroupReported',
    'GroupClosed',
    'GroupOpenedAgain',
    'GroupOffered',
    'GroupOfferWithdrawn',
    'GroupOfferRefused',
    'GroupHandedOver',
  ],
  indexes: [
    ['status', 'confirmedAt'],
    ['owner', 'confirmedAt'],
    ['offeredTo', 'confirmedAt'],
  ],
  keysOf: ({ data }) => [data.groupId],
  channel: () => GROUPS_CHANNEL,
  // A reported group stays in the directory, without any sign of the report.
  shown: (doc) => (doc.status === 'reported' ? { ...doc, status: 'approved', reason: null } : doc),
  evolve: (doc, { type, data, meta: { at } }) => {
    if (type === 'GroupSubmitted')
      return { ...data, status: 'waiting', reason: null, confirmedAt: at, offeredTo: null };
    if (!doc || type === 'GroupJoinAsked' || type === 'GroupJoinAnswered') return doc;
    if (type === 'GroupRevised') return { ...doc, ...data, status: 'waiting', reason: null, confirmedAt: at };
    if (type === 'GroupConfirmed') return { ...doc, size: data.size, confirmedAt: at };
    if (type === 'GroupOffered') return { ...doc, offeredTo: data.userId };
    if (type === 'GroupOfferWithdrawn' || type === 'GroupOfferRefused') return { ...doc, offeredTo: null };
    if (type === 'GroupHandedOver') return { ...doc, owner: data.userId, textId: data.textId, offeredTo: null };
    const reason = type === 'GroupDeclined' ? data.reason : null;
    const offeredTo = type === 'GroupDeclined' || type === 'GroupClosed' ? null : doc.offeredTo;
    return { ...doc, status: statusAfter[type], reason, offeredTo };
  },
};
