import type { ActorId, Decider } from '#kernel';
import type { GarageEvent } from './garage.events.ts';

/** A garage as its commands see it. They need no copies: each command sets a copy's state, whatever it was. */
export type Garage = { readonly status: 'open' };

export type OfGarage = { readonly owner: ActorId; readonly part: number };

/** A stream of a garage; a full one continues under the next number. */
export const garageStream = ({ owner, part }: OfGarage): string =>
  part === 1 ? `garage-${owner}` : `garage-${owner}|${part}`;

/** From so many events on the next command goes to the next stream: well below the limit of a stream. */
export const GARAGE_EVENTS_A_STREAM = 900;

export const garage: Decider<Garage, GarageEvent> = {
  initial: { status: 'open' },
  evolve: (state) => state,
};
