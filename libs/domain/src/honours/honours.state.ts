import type { Decider } from '#kernel';
import type { HonoursChosen, OfHonours } from './honours.events.ts';

/** What somebody said of being named; what they did is a view's. */
export type Honours = { readonly status: 'open'; readonly named: boolean };

export const honoursStream = ({ owner }: OfHonours): string => `honours-${owner}`;

export const honours: Decider<Honours, HonoursChosen> = {
  // Their name stands beside each time of theirs as well.
  initial: { status: 'open', named: true },
  evolve: (state, { data }) => ({ ...state, named: data.named }),
};
