import type { ActorId, Event } from '#kernel';
import type { QueueKindName } from './queue-words.ts';

/** An item of the queue, by its kind and its id within the kind. Its review is in the item's own stream. */
export type OfItem = { readonly kind: QueueKindName; readonly itemId: string };
type Ended = OfItem & {
  readonly submitters: readonly ActorId[];
  readonly reason?: string;
  readonly textId?: string;
};

/** A moderator has it until then (ISO 8601), for the first time or for longer; `takenFrom`: another had it, and why not now. */
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

/** Whoever had it let it go. */
export type ReviewLetGo = Event<'ReviewLetGo', OfItem>;

/** A moderator asks whoever submitted it; `textId` is the question. */
export type ReviewQuestionAsked = Event<
  'ReviewQuestionAsked',
  OfItem & { readonly by: ActorId; readonly submitters: readonly ActorId[]; readonly textId: string }
>;

/** They answered it. */
export type ReviewQuestionAnswered = Event<
  'ReviewQuestionAnswered',
  OfItem & { readonly askedBy: ActorId; readonly textId: string }
>;

/** Whoever had it leaves it to another moderator, or to an admin. */
export type ReviewPassedOn = Event<
  'ReviewPassedOn',
  OfItem & { readonly to: 'moderator' | 'admin'; readonly textId?: string }
>;

/** An admin decides on what they are part of, for nobody else may; `textId` says why. */
export type ReviewTakenAlone = Event<'ReviewTakenAlone', OfItem & { readonly by: ActorId; readonly textId: string }>;

/** Admins are told that hardly any of the staff may decide: `able` of them. */
export type ReviewShortOfStaff = Event<
  'ReviewShortOfStaff',
  OfItem & { readonly able: number; readonly admins: readonly ActorId[] }
>;

/** A moderator decided: it is as whoever submitted it wants. What follows is said by the kind's own fact beside it. */
export type ReviewApproved = Event<'ReviewApproved', Ended>;

/** A moderator decided against it, for a coded reason. */
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
