import type { ActorId, Event } from '#kernel';
import type { GroupFault, GroupKind, GroupPlatform } from './community-group-words.ts';

export type OfGroup = { readonly groupId: string };

/** What is known of a group besides its words: where it is, for whom (ISO 3166 and 639 codes), and how many are in it. */
export type GroupFacts = {
  readonly platform: GroupPlatform;
  readonly kind: GroupKind;
  readonly countries: readonly string[];
  readonly language: string;
  readonly size: number;
};

/** Somebody wants their group in the directory; `textId` holds its name, description, link, and what to tell it. */
export type GroupSubmitted = Event<
  'GroupSubmitted',
  OfGroup & GroupFacts & { readonly owner: ActorId; readonly textId: string }
>;

/** Its owner says it otherwise: it waits for a moderator anew. `textId` holds all of its words. */
export type GroupRevised = Event<'GroupRevised', OfGroup & GroupFacts & { readonly textId: string }>;

/** A moderator lists it, or leaves it there after a report. */
export type GroupApproved = Event<'GroupApproved', OfGroup>;

/** A moderator leaves it out, or takes it out. */
export type GroupDeclined = Event<'GroupDeclined', OfGroup & { readonly reason: GroupFault; readonly textId?: string }>;

/** What a moderator decided is undone: it waits again. */
export type GroupReviewReopened = Event<'GroupReviewReopened', OfGroup>;

/** It is there still, with so many in it. */
export type GroupConfirmed = Event<'GroupConfirmed', OfGroup & { readonly size: number }>;

/** Somebody thinks that it should not be listed. */
export type GroupReported = Event<
  'GroupReported',
  OfGroup & { readonly fault: GroupFault; readonly reportedBy: ActorId }
>;

/** Its owner closed it. */
export type GroupClosed = Event<'GroupClosed', OfGroup>;

/** Its owner wants it listed again. */
export type GroupOpenedAgain = Event<'GroupOpenedAgain', OfGroup>;

/** Somebody asks to join; `textId`: what they tell of themselves. */
export type GroupJoinAsked = Event<'GroupJoinAsked', OfGroup & { readonly member: ActorId; readonly textId: string }>;

/** Its owner answers; `textId`: how to get in, or why not. */
export type GroupJoinAnswered = Event<
  'GroupJoinAnswered',
  OfGroup & { readonly member: ActorId; readonly accepted: boolean; readonly textId?: string }
>;

/** Its owner would have somebody else keep it. */
export type GroupOffered = Event<'GroupOffered', OfGroup & { readonly userId: ActorId }>;

/** Its owner keeps it after all. */
export type GroupOfferWithdrawn = Event<'GroupOfferWithdrawn', OfGroup & { readonly userId: ActorId }>;

/** Whom it was offered to does not want it; `owner` keeps it. */
export type GroupOfferRefused = Event<
  'GroupOfferRefused',
  OfGroup & { readonly userId: ActorId; readonly owner: ActorId }
>;

/** Whom it was offered to keeps it now, and its words: `textId` is their copy. `owner` kept it before. */
export type GroupHandedOver = Event<
  'GroupHandedOver',
  OfGroup & { readonly userId: ActorId; readonly owner: ActorId; readonly textId: string }
>;

export type CommunityGroupEvent =
  | GroupSubmitted
  | GroupRevised
  | GroupApproved
  | GroupDeclined
  | GroupReviewReopened
  | GroupConfirmed
  | GroupReported
  | GroupClosed
  | GroupOpenedAgain
  | GroupJoinAsked
  | GroupJoinAnswered
  | GroupOffered
  | GroupOfferWithdrawn
  | GroupOfferRefused
  | GroupHandedOver;
