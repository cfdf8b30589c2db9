import type { ActorId, Event } from '#kernel';
import type { CarAttributes } from './car-attributes.ts';

/** The known attributes of a waiting car: its name, brand and year at least. */
export type PendingCarAttributes = Partial<CarAttributes> & Pick<CarAttributes, 'name' | 'brand' | 'year'>;

export const pendingCarReasons = {
  add: ['new-in-game', 'missing-here'],
  revise: ['now-known', 'correction'],
  approve: ['checked'],
  dismiss: ['not-in-game', 'duplicate', 'wrong'],
} as const;
export type PendingCarReason<Act extends keyof typeof pendingCarReasons> = (typeof pendingCarReasons)[Act][number];

/** `textId`: id of the moderator's own text. */
type Why<Act extends keyof typeof pendingCarReasons> = {
  readonly reason: PendingCarReason<Act>;
  readonly textId?: string;
};

/**
 * A car was added as being in the game since `gameVersion`; it is not offered until another user has checked it.
 * `addedBy`: absent in the first logs.
 */
export type PendingCarAdded = Event<
  'PendingCarAdded',
  {
    readonly carId: string;
    readonly gameVersion: string;
    readonly facts: PendingCarAttributes;
    readonly addedBy?: ActorId;
  } & Why<'add'>
>;

export type PendingCarRevised = Event<
  'PendingCarRevised',
  { readonly carId: string; readonly changes: Partial<CarAttributes> } & Why<'revise'>
>;

/** A waiting car is correct: its release follows. */
export type PendingCarApproved = Event<'PendingCarApproved', { readonly carId: string } & Why<'approve'>>;

export type PendingCarDismissed = Event<'PendingCarDismissed', { readonly carId: string } & Why<'dismiss'>>;

export type PendingCarEvent = PendingCarAdded | PendingCarRevised | PendingCarApproved | PendingCarDismissed;
