import type { ActorId, Event } from '#kernel';

type OfRecap = { readonly owner: ActorId };

/** Parts of a recap, in the order shown; a test compares these with the contracts'. */
export const recapCards = [
  'year',
  'times',
  'records',
  'rounds',
  'words',
  'days',
  'company',
  'garage',
  'staff',
] as const;
export type RecapCard = (typeof recapCards)[number];

/** The user's days start and end in this time zone from now on, as "Europe/Berlin". */
export type RecapZoneStated = Event<'RecapZoneStated', OfRecap & { readonly timeZone: string }>;

/** `kept`: whether the user has a recap; `named`: whether recaps of others may show their name. */
export type RecapChosen = Event<'RecapChosen', OfRecap & { readonly kept: boolean; readonly named: boolean }>;

/** The key gives access to these cards of a year ("2025") or a month ("2025-03"). */
export type RecapShared = Event<
  'RecapShared',
  OfRecap & { readonly period: string; readonly key: string; readonly cards: readonly RecapCard[] }
>;

export type RecapShareRevoked = Event<'RecapShareRevoked', OfRecap & { readonly key: string }>;

export type RecapEvent = RecapZoneStated | RecapChosen | RecapShared | RecapShareRevoked;
