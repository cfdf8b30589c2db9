import type { CommunityGroupEvent, GroupFault, GroupKind, GroupPlatform } from '#domain';
import type { Projection } from '#read-store';

/** A group of players: `owner` a user id, `textId` its words, times ISO 8601. */
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
  /** Why it was declined. */
  readonly reason: GroupFault | null;
  /** When somebody said last that it is there. */
  readonly confirmedAt: string;
};

/** Who shows the directory. */
export const GROUPS_CHANNEL = 'groups';

const statusAfter = {
  GroupApproved: 'approved',
  GroupDeclined: 'declined',
  GroupReviewReopened: 'waiting',
  GroupReported: 'reported',
  GroupClosed: 'closed',
  GroupOpenedAgain: 'waiting',
} as const;

/** View `groups`: all of them, by what became of them and by whose they are. */
export const groups: Projection<CommunityGroupEvent, GroupDoc> = {
  name: 'groups',
  version: 1,
  handles: [
    'GroupSubmitted',
    'GroupApproved',
    'GroupDeclined',
    'GroupReviewReopened',
    'GroupConfirmed',
    'GroupReported',
    'GroupClosed',
    'GroupOpenedAgain',
  ],
  indexes: [
    ['status', 'confirmedAt'],
    ['owner', 'confirmedAt'],
  ],
  keysOf: ({ data }) => [data.groupId],
  channel: () => GROUPS_CHANNEL,
  evolve: (doc, { type, data, meta: { at } }) => {
    if (type === 'GroupSubmitted') return { ...data, status: 'waiting', reason: null, confirmedAt: at };
    if (!doc || type === 'GroupJoinAsked' || type === 'GroupJoinAnswered') return doc;
    if (type === 'GroupConfirmed') return { ...doc, size: data.size, confirmedAt: at };
    const reason = type === 'GroupDeclined' ? data.reason : null;
    return { ...doc, status: statusAfter[type], reason };
  },
};
