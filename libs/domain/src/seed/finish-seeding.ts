import { Command } from '#kernel';
import type { SeedingFinished, SeedName } from './seed.events.ts';
import type { SeedState } from './seed.state.ts';
import { seedPermissions } from './seed.permissions.ts';

/** Record that all of a seed's list, in this version, is in the log; no event when that is known. */
export class FinishSeeding extends Command<{ readonly seed: SeedName; readonly version: number }> {}

export const finishSeeding = ({ data, meta }: FinishSeeding, state: SeedState): readonly SeedingFinished[] => {
  seedPermissions.check('finish-seeding', state, meta);
  return state.version >= data.version ? [] : [{ type: 'SeedingFinished', data }];
};
