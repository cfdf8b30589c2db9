import { Command, RuleBroken } from '#kernel';
import type { SeedingSuperseded, SeedName } from './seed.events.ts';
import type { SeedState } from './seed.state.ts';
import { maySeed } from './seed.who-may.ts';

/** Say that real data has taken a seed's place; nothing when that is known. */
export class SupersedeSeeding extends Command<{ readonly seed: SeedName; readonly importId: string }> {}

export const supersedeSeeding = ({ data, meta }: SupersedeSeeding, state: SeedState): readonly SeedingSuperseded[] => {
  if (!maySeed('supersede-seeding', meta.actor)) throw new RuleBroken('not-allowed', { command: 'supersede-seeding' });
  return state.superseded ? [] : [{ type: 'SeedingSuperseded', data }];
};
