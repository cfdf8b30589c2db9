import { Command, RuleBroken } from '#kernel';
import type { SeedingFinished, SeedName } from './seed.events.ts';
import type { SeedState } from './seed.state.ts';
import { maySeed } from './seed.who-may.ts';

/** Say that all of a seed's list, in this version, is in the log; nothing when that is known. */
export class FinishSeeding extends Command<{ readonly seed: SeedName; readonly version: number }> {}

export const finishSeeding = ({ data, meta }: FinishSeeding, state: SeedState): readonly SeedingFinished[] => {
  if (!maySeed('finish-seeding', meta.actor)) throw new RuleBroken('not-allowed', { command: 'finish-seeding' });
  return state.version >= data.version ? [] : [{ type: 'SeedingFinished', data }];
};
