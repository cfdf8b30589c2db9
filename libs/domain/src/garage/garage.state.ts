import type { ActorId, Decider } from '#kernel';
import type { GarageEvent } from './garage.events.ts';

/** A garage as its commands see it. What is in it they need not know: each says how a copy is, whatever it was. */
export type Garage = { readonly status: 'open' };

/** Which garage, and in which of its streams it goes on. */
export type OfGarage = { readonly owner: ActorId; readonly part: number };

/** A stream of a garage; a full one goes on under the next number. */
export const garageStream = ({ owner, part }: OfGarage): string =>
  part === 1 ? `garage-${owner}` : `garage-${owner}|${part}`;

/** From so many events on the next command goes to the next stream: far enough below the most that a stream may have. */
export const GARAGE_EVENTS_A_STREAM = 900;

export const garage: Decider<Garage, GarageEvent> = {
  initial: { status: 'open' },
  evolve: (state) => state,
};
