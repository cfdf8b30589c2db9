import type { Event } from '#kernel';
import type { EventRequirement } from '../planned-event/planned-event.events.ts';
import type { PlaceHint } from '../planned-event/planned-event-words.ts';
import type { ClubReason, ClubSetKind } from './club-words.ts';

/** All that is told of a set: requirements of one of cars, tracksets and hints of one of tracks. */
export type ClubSetFacts = {
  readonly kind: ClubSetKind;
  readonly name: string;
  readonly requirements: readonly EventRequirement[];
  /** One to four of five track codes: the opponent's tracks are one of them, place by place. */
  readonly tracksets: readonly (readonly string[])[];
  /** What suits each of the five places; empty where nothing is told. */
  readonly hints: readonly (readonly PlaceHint[])[];
};

export type OfClubSet = { readonly setId: string };

/** Somebody wrote down a set that club days may have. */
export type ClubSetMade = Event<
  'ClubSetMade',
  OfClubSet & { readonly facts: ClubSetFacts; readonly source: 'moderator' | 'import' }
>;

/** It is told otherwise: a new version, the ones before stay. */
export type ClubSetCorrected = Event<
  'ClubSetCorrected',
  OfClubSet & { readonly changes: Partial<ClubSetFacts>; readonly reason: ClubReason; readonly textId?: string }
>;

/** No day gets it any more; those that had it keep it. */
export type ClubSetRetired = Event<'ClubSetRetired', OfClubSet & { readonly textId?: string }>;

/** Days may get it again. */
export type ClubSetPutBack = Event<'ClubSetPutBack', OfClubSet>;

export type ClubSetEvent = ClubSetMade | ClubSetCorrected | ClubSetRetired | ClubSetPutBack;

/** Sets of a day, any of cars with any of tracks; of what is not known there is none. */
export type ClubDayFacts = { readonly carSets: readonly string[]; readonly trackSets: readonly string[] };

/** `day` as 2026-11-23, by UTC. */
export type OfClubDay = { readonly day: string };

/** Somebody told what a day has: a new version of it, the ones before stay. */
export type ClubDaySet = Event<
  'ClubDaySet',
  OfClubDay & { readonly facts: ClubDayFacts; readonly reason: ClubReason; readonly textId?: string }
>;

export type ClubDayEvent = ClubDaySet;
