import type { ActorId, Event } from '#kernel';

type OfRecap = { readonly owner: ActorId };

/** Parts of a recap, in the order in which it tells them; a test compares these with the contracts'. */
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

/** From now on their days begin and end in this zone, as "Europe/Berlin". */
export type RecapZoneStated = Event<'RecapZoneStated', OfRecap & { readonly timeZone: string }>;

/** `kept`: whether there is a recap of theirs; `named`: whether recaps of others may say their name. */
export type RecapChosen = Event<'RecapChosen', OfRecap & { readonly kept: boolean; readonly named: boolean }>;

/** Whoever has this key sees these cards of a year ("2025") or a month ("2025-03"). */
export type RecapShared = Event<
  'RecapShared',
  OfRecap & { readonly period: string; readonly key: string; readonly cards: readonly RecapCard[] }
>;

/** The key leads nowhere any more. */
export type RecapShareRevoked = Event<'RecapShareRevoked', OfRecap & { readonly key: string }>;

export type RecapEvent = RecapZoneStated | RecapChosen | RecapShared | RecapShareRevoked;
