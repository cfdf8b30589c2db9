import type { OfItem, QueueEvent } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';

type Told = Extract<
  QueueEvent,
  { readonly type: 'ReviewApproved' | 'ReviewDeclined' | 'ReviewQuestionAsked' | 'ReviewQuestionAnswered' }
>;

/** Something that a person is told of an item of the queue. `id` is the event's; times ISO 8601. */
export type Notification = OfItem & {
  readonly id: string;
  readonly what: 'approved' | 'declined' | 'asked' | 'answered';
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
} as const;

/** View `notifications`: by user, what became of what they submitted, and questions about it. */
export const notifications: Projection<Told, NotificationsDoc> = {
  name: 'notifications',
  version: 1,
  handles: ['ReviewApproved', 'ReviewDeclined', 'ReviewQuestionAsked', 'ReviewQuestionAnswered'],
  indexes: [],
  keysOf: ({ type, data }) => (type === 'ReviewQuestionAnswered' ? [data.askedBy] : data.submitters),
  channel: (key) => `owner:${key}`,
  evolve: (doc, event) => {
    const told = notificationOf(event);
    return { items: [told, ...(doc?.items ?? [])].slice(0, KEPT) };
  },
};

const notificationOf = ({ id, type, data, meta }: Recorded<Told>): Notification => ({
  id,
  kind: data.kind,
  itemId: data.itemId,
  what: whats[type],
  at: meta.at,
  reason: 'reason' in data ? (data.reason ?? null) : null,
  textId: data.textId ?? null,
});
