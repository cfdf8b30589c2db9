import type { CommunityGroupEvent, EventReminderSent, OfItem, QueueEvent } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';

type OfReview = Extract<
  QueueEvent,
  {
    readonly type:
      'ReviewApproved' | 'ReviewDeclined' | 'ReviewQuestionAsked' | 'ReviewQuestionAnswered' | 'ReviewShortOfStaff';
  }
>;
type OfGroupOffer = Extract<
  CommunityGroupEvent,
  { readonly type: 'GroupOffered' | 'GroupOfferWithdrawn' | 'GroupOfferRefused' | 'GroupHandedOver' }
>;
type Told = OfReview | OfGroupOffer | EventReminderSent;

/**
 * A notification about a user's submission, or about a group that changes its owner. `id` is the event's; times ISO
 * 8601.
 */
type OfItemTold = OfItem & {
  readonly id: string;
  readonly what: 'approved' | 'declined' | 'asked' | 'answered' | 'offered' | 'refused' | 'taken' | 'short';
  readonly at: string;
  readonly reason: string | null;
  readonly textId: string | null;
};

/** A game event starts soon; `itemId` is the event's. */
type OfStart = {
  readonly id: string;
  readonly kind: 'planned-event';
  readonly itemId: string;
  readonly what: 'starts';
  readonly at: string;
  readonly startsAt: string;
  readonly reason: null;
  readonly textId: null;
};

export type Notification = OfItemTold | OfStart;

export type NotificationsDoc = { readonly items: readonly Notification[] };

const KEPT = 50;

const whats = {
  ReviewApproved: 'approved',
  ReviewDeclined: 'declined',
  ReviewQuestionAsked: 'asked',
  ReviewQuestionAnswered: 'answered',
  ReviewShortOfStaff: 'short',
  GroupOffered: 'offered',
  GroupOfferRefused: 'refused',
  GroupHandedOver: 'taken',
} as const;

/**
 * View `notifications`: by user, the results of their submissions, questions about them, and events that start soon.
 */
export const notifications: Projection<Told, NotificationsDoc> = {
  name: 'notifications',
  version: 4,
  handles: [
    'ReviewApproved',
    'ReviewDeclined',
    'ReviewQuestionAsked',
    'ReviewQuestionAnswered',
    'ReviewShortOfStaff',
    'GroupOffered',
    'GroupOfferWithdrawn',
    'GroupOfferRefused',
    'GroupHandedOver',
    'EventReminderSent',
  ],
  indexes: [],
  keysOf: ({ type, data }) => {
    if (type === 'EventReminderSent') return data.ways.includes('app') ? [data.userId] : [];
    if (type === 'GroupOffered' || type === 'GroupOfferWithdrawn') return [data.userId];
    if (type === 'GroupOfferRefused' || type === 'GroupHandedOver') return [data.owner];
    if (type === 'ReviewShortOfStaff') return data.admins;
    return type === 'ReviewQuestionAnswered' ? [data.askedBy] : data.submitters;
  },
  channel: (key) => `owner:${key}`,
  evolve: (doc, event) => {
    const before = doc?.items ?? [];
    if (event.type === 'GroupOfferWithdrawn')
      return { items: before.filter(({ what, itemId }) => what !== 'offered' || itemId !== event.data.groupId) };
    const told = event.type === 'EventReminderSent' ? startOf(event) : notificationOf(event);
    // One of them is enough, as it links to the queue: otherwise a site with one admin would have nothing else.
    const others = told.what === 'short' ? before.filter(({ what }) => what !== 'short') : before;
    return { items: [told, ...others].slice(0, KEPT) };
  },
};

const startOf = ({ id, data, meta }: Recorded<EventReminderSent>): Notification => ({
  id,
  kind: 'planned-event',
  itemId: data.eventId,
  what: 'starts',
  at: meta.at,
  startsAt: data.startsAt,
  reason: null,
  textId: null,
});

const notificationOf = ({
  id,
  type,
  data,
  meta,
}: Exclude<Recorded<Told>, { readonly type: 'GroupOfferWithdrawn' | 'EventReminderSent' }>): Notification => ({
  id,
  ...('groupId' in data ? { kind: 'group', itemId: data.groupId } : { kind: data.kind, itemId: data.itemId }),
  what: whats[type],
  at: meta.at,
  reason: 'reason' in data ? (data.reason ?? null) : null,
  textId: 'textId' in data && !('groupId' in data) ? (data.textId ?? null) : null,
});
