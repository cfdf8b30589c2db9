import type { CommunityGroupEvent, OfItem, QueueEvent } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';

type OfReview = Extract<
  QueueEvent,
  { readonly type: 'ReviewApproved' | 'ReviewDeclined' | 'ReviewQuestionAsked' | 'ReviewQuestionAnswered' }
>;
type OfGroupOffer = Extract<
  CommunityGroupEvent,
  { readonly type: 'GroupOffered' | 'GroupOfferWithdrawn' | 'GroupOfferRefused' | 'GroupHandedOver' }
>;
type Told = OfReview | OfGroupOffer;

/** Something that a person is told of what they sent for review, or of a group that changes hands. `id` is the event's; times ISO 8601. */
export type Notification = OfItem & {
  readonly id: string;
  readonly what: 'approved' | 'declined' | 'asked' | 'answered' | 'offered' | 'refused' | 'taken';
  readonly at: string;
  readonly reason: string | null;
  readonly textId: string | null;
};

/** The latest that a person was told, newest first. */
export type NotificationsDoc = { readonly items: readonly Notification[] };

const KEPT = 50;

const whats = {
  ReviewApproved: 'approved',
  ReviewDeclined: 'declined',
  ReviewQuestionAsked: 'asked',
  ReviewQuestionAnswered: 'answered',
  GroupOffered: 'offered',
  GroupOfferRefused: 'refused',
  GroupHandedOver: 'taken',
} as const;

/** View `notifications`: by user, what became of what they submitted, and questions about it. */
export const notifications: Projection<Told, NotificationsDoc> = {
  name: 'notifications',
  version: 2,
  handles: [
    'ReviewApproved',
    'ReviewDeclined',
    'ReviewQuestionAsked',
    'ReviewQuestionAnswered',
    'GroupOffered',
    'GroupOfferWithdrawn',
    'GroupOfferRefused',
    'GroupHandedOver',
  ],
  indexes: [],
  keysOf: ({ type, data }) => {
    if (type === 'GroupOffered' || type === 'GroupOfferWithdrawn') return [data.userId];
    if (type === 'GroupOfferRefused' || type === 'GroupHandedOver') return [data.owner];
    return type === 'ReviewQuestionAnswered' ? [data.askedBy] : data.submitters;
  },
  channel: (key) => `owner:${key}`,
  evolve: (doc, event) => {
    const before = doc?.items ?? [];
    // Of an offer that was taken back there is nothing to tell.
    if (event.type === 'GroupOfferWithdrawn')
      return { items: before.filter(({ what, itemId }) => what !== 'offered' || itemId !== event.data.groupId) };
    return { items: [notificationOf(event), ...before].slice(0, KEPT) };
  },
};

const notificationOf = ({
  id,
  type,
  data,
  meta,
}: Exclude<Recorded<Told>, { readonly type: 'GroupOfferWithdrawn' }>): Notification => ({
  id,
  ...('groupId' in data ? { kind: 'group', itemId: data.groupId } : { kind: data.kind, itemId: data.itemId }),
  what: whats[type],
  at: meta.at,
  reason: 'reason' in data ? (data.reason ?? null) : null,
  textId: 'groupId' in data ? null : (data.textId ?? null),
});
