import type { Decider } from '#kernel';
import type { SeedEvent, SeedName } from './seed.events.ts';

/** `version` is the newest that was imported in full, 0 before the first. */
export type SeedState = { readonly version: number; readonly superseded: boolean };

export const seedStream = (seed: SeedName): string => `seed-${seed}`;

export const seed: Decider<SeedState, SeedEvent> = {
  initial: { version: 0, superseded: false },
  evolve: (state, event) =>
    event.type === 'SeedingFinished'
      ? { ...state, version: Math.max(state.version, event.data.version) }
      : { ...state, superseded: true },
};
