import type { Event } from '#kernel';
import type { EventRequirement } from '../planned-event/planned-event.events.ts';
import type { PlaceHint } from '../planned-event/planned-event.enums.ts';
import type { ClubReason, ClubSetKind } from './club.enums.ts';

/** All attributes of a set: requirements for one of cars, tracksets and hints for one of tracks. */
export type ClubSetAttributes = {
  readonly kind: ClubSetKind;
  readonly name: string;
  readonly requirements: readonly EventRequirement[];
  /** One to four lists of five track codes: the opponent's tracks are one of them, place by place. */
  readonly tracksets: readonly (readonly string[])[];
  /** What suits each of the five places; empty without hints. */
  readonly hints: readonly (readonly PlaceHint[])[];
};

export type OfClubSet = { readonly setId: string };

export type ClubSetMade = Event<
  'ClubSetMade',
  OfClubSet & { readonly facts: ClubSetAttributes; readonly source: 'moderator' | 'import' }
>;

/** A new version; the ones before stay. */
export type ClubSetCorrected = Event<
  'ClubSetCorrected',
  OfClubSet & { readonly changes: Partial<ClubSetAttributes>; readonly reason: ClubReason; readonly textId?: string }
>;

/** No new day may have it; days that have it keep it. */
export type ClubSetRetired = Event<'ClubSetRetired', OfClubSet & { readonly textId?: string }>;

export type ClubSetPutBack = Event<'ClubSetPutBack', OfClubSet>;

export type ClubSetEvent = ClubSetMade | ClubSetCorrected | ClubSetRetired | ClubSetPutBack;

/** Sets of a day, any of cars with any of tracks; unknown ones are absent. */
export type ClubDayAttributes = { readonly carSets: readonly string[]; readonly trackSets: readonly string[] };

/** `day` as 2026-11-23, by UTC. */
export type OfClubDay = { readonly day: string };

export type ClubDaySet = Event<
  'ClubDaySet',
  OfClubDay & { readonly facts: ClubDayAttributes; readonly reason: ClubReason; readonly textId?: string }
>;

export type ClubDayEvent = ClubDaySet;
