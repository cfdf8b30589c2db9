import type { ActorId, Event } from '#kernel';
import type { QueueKindName } from './queue.enums.ts';

/** An item of the queue, by its kind and its id within the kind. Its review is in the item's own stream. */
export type OfItem = { readonly kind: QueueKindName; readonly itemId: string };
type Ended = OfItem & {
  readonly submitters: readonly ActorId[];
  readonly reason?: string;
  readonly textId?: string;
};

/**
 * A moderator claimed it until then (ISO 8601), or prolonged the claim; `takenFrom`: the former holder, with the
 * reason.
 */
export type ReviewClaimed = Event<
  'ReviewClaimed',
  OfItem & {
    readonly by: ActorId;
    readonly until: string;
    readonly takenFrom?: ActorId;
    readonly reason?: string;
    readonly textId?: string;
  }
>;

export type ReviewLetGo = Event<'ReviewLetGo', OfItem>;

/** A moderator asked the submitter; `textId` is the question. */
export type ReviewQuestionAsked = Event<
  'ReviewQuestionAsked',
  OfItem & { readonly by: ActorId; readonly submitters: readonly ActorId[]; readonly textId: string }
>;

export type ReviewQuestionAnswered = Event<
  'ReviewQuestionAnswered',
  OfItem & { readonly askedBy: ActorId; readonly textId: string }
>;

export type ReviewPassedOn = Event<
  'ReviewPassedOn',
  OfItem & { readonly to: 'moderator' | 'admin'; readonly textId?: string }
>;

/** An admin decides on an item that they are part of, as no one else may; `textId` is the reason. */
export type ReviewTakenAlone = Event<'ReviewTakenAlone', OfItem & { readonly by: ActorId; readonly textId: string }>;

/** Admins are notified that hardly any staff may decide: `able` of them. */
export type ReviewShortOfStaff = Event<
  'ReviewShortOfStaff',
  OfItem & { readonly able: number; readonly admins: readonly ActorId[] }
>;

/** A moderator approved the submission. The effect is in the kind's own event, appended together with this one. */
export type ReviewApproved = Event<'ReviewApproved', Ended>;

export type ReviewDeclined = Event<'ReviewDeclined', Ended>;

export type QueueEvent =
  | ReviewClaimed
  | ReviewLetGo
  | ReviewQuestionAsked
  | ReviewQuestionAnswered
  | ReviewPassedOn
  | ReviewTakenAlone
  | ReviewShortOfStaff
  | ReviewApproved
  | ReviewDeclined;

export const queueEventTypes = [
  'ReviewClaimed',
  'ReviewLetGo',
  'ReviewQuestionAsked',
  'ReviewQuestionAnswered',
  'ReviewPassedOn',
  'ReviewTakenAlone',
  'ReviewShortOfStaff',
  'ReviewApproved',
  'ReviewDeclined',
] as const satisfies readonly QueueEvent['type'][];

export const isQueueEvent = (event: Event): event is QueueEvent =>
  (queueEventTypes as readonly string[]).includes(event.type);
