import type { ActorId, Event } from '#kernel';
import type { GroupFault, GroupKind, GroupPlatform } from './community-group.enums.ts';

export type OfGroup = { readonly groupId: string };

/** The attributes of a group besides its texts: its platform, its audience (ISO 3166 and 639 codes), and its size. */
export type GroupAttributes = {
  readonly platform: GroupPlatform;
  readonly kind: GroupKind;
  readonly countries: readonly string[];
  readonly language: string;
  readonly size: number;
};

/**
 * A user submitted their group to the directory; `textId` holds its name, description, link, and the note for join
 * requests.
 */
export type GroupSubmitted = Event<
  'GroupSubmitted',
  OfGroup & GroupAttributes & { readonly owner: ActorId; readonly textId: string }
>;

/** Its owner changed it: it waits for a moderator again. `textId` holds all its texts. */
export type GroupRevised = Event<'GroupRevised', OfGroup & GroupAttributes & { readonly textId: string }>;

/** A moderator lists it, or leaves it listed after a report. */
export type GroupApproved = Event<'GroupApproved', OfGroup>;

export type GroupDeclined = Event<'GroupDeclined', OfGroup & { readonly reason: GroupFault; readonly textId?: string }>;

export type GroupReviewReopened = Event<'GroupReviewReopened', OfGroup>;

/** Its owner confirmed that it still exists, with its size. */
export type GroupConfirmed = Event<'GroupConfirmed', OfGroup & { readonly size: number }>;

export type GroupReported = Event<
  'GroupReported',
  OfGroup & { readonly fault: GroupFault; readonly reportedBy: ActorId }
>;

export type GroupClosed = Event<'GroupClosed', OfGroup>;

export type GroupOpenedAgain = Event<'GroupOpenedAgain', OfGroup>;

/** A user asks to join; `textId`: their message. */
export type GroupJoinAsked = Event<'GroupJoinAsked', OfGroup & { readonly member: ActorId; readonly textId: string }>;

/** Its owner answers; `textId`: how to join, or why not. */
export type GroupJoinAnswered = Event<
  'GroupJoinAnswered',
  OfGroup & { readonly member: ActorId; readonly accepted: boolean; readonly textId?: string }
>;

export type GroupOffered = Event<'GroupOffered', OfGroup & { readonly userId: ActorId }>;

export type GroupOfferWithdrawn = Event<'GroupOfferWithdrawn', OfGroup & { readonly userId: ActorId }>;

/** The user it was offered to declines; `owner` stays its owner. */
export type GroupOfferRefused = Event<
  'GroupOfferRefused',
  OfGroup & { readonly userId: ActorId; readonly owner: ActorId }
>;

/** The user it was offered to now owns it, and its texts: `textId` is their copy. `owner` owned it before. */
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
