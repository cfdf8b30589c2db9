import type { ActorId, Event } from '#kernel';
import type { CarFacts } from './car-facts.ts';

/** What is known of a car that waits: its name, brand and year at least. */
export type PendingFacts = Partial<CarFacts> & Pick<CarFacts, 'name' | 'brand' | 'year'>;

/** Why a car is added, revised, approved or dismissed. */
export const pendingCarReasons = {
  add: ['new-in-game', 'missing-here'],
  revise: ['now-known', 'correction'],
  approve: ['checked'],
  dismiss: ['not-in-game', 'duplicate', 'wrong'],
} as const;
export type PendingCarReason<Act extends keyof typeof pendingCarReasons> = (typeof pendingCarReasons)[Act][number];

/** `textId`: words of the moderator's own, by their id. */
type Why<Act extends keyof typeof pendingCarReasons> = {
  readonly reason: PendingCarReason<Act>;
  readonly textId?: string;
};

/**
 * A car is said to be in the game since `gameVersion`; it is offered to nobody until somebody else has checked it.
 * `addedBy`: absent in the first logs.
 */
export type PendingCarAdded = Event<
  'PendingCarAdded',
  {
    readonly carId: string;
    readonly gameVersion: string;
    readonly facts: PendingFacts;
    readonly addedBy?: ActorId;
  } & Why<'add'>
>;

/** More, or something else, is known of a car that waits: only that. */
export type PendingCarRevised = Event<
  'PendingCarRevised',
  { readonly carId: string; readonly changes: Partial<CarFacts> } & Why<'revise'>
>;

/** A car that waited is as it says: its release follows. */
export type PendingCarApproved = Event<'PendingCarApproved', { readonly carId: string } & Why<'approve'>>;

/** A car that waited does not come into the catalogue. */
export type PendingCarDismissed = Event<'PendingCarDismissed', { readonly carId: string } & Why<'dismiss'>>;

export type PendingCarEvent = PendingCarAdded | PendingCarRevised | PendingCarApproved | PendingCarDismissed;
