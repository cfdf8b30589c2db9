import type { Decider } from '#kernel';
import type { CarTagStated, TagStatus } from './car-tag.events.ts';

export type CarTag = { readonly status: 'open'; readonly standing?: TagStatus };

export const carTagStream = (tag: string): string => `car-tag-${tag}`;

export const carTag: Decider<CarTag, CarTagStated> = {
  initial: { status: 'open' },
  evolve: (state, { data: { standing } }) => ({ ...state, standing }),
};
