import type { Decider } from '#kernel';
import type { HonoursChosen, OfHonours } from './honours.events.ts';

export type Honours = { readonly status: 'open'; readonly named: boolean };

export const honoursStream = ({ owner }: OfHonours): string => `honours-${owner}`;

export const honours: Decider<Honours, HonoursChosen> = {
  // Their name is shown with each of their times as well.
  initial: { status: 'open', named: true },
  evolve: (state, { data }) => ({ ...state, named: data.named }),
};
