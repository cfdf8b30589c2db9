import { Command } from '#kernel';
import type { SeedingSuperseded, SeedName } from './seed.events.ts';
import type { SeedState } from './seed.state.ts';
import { seedPermissions } from './seed.permissions.ts';

/** Record that real data has replaced a seed; no event when that is known. */
export class SupersedeSeeding extends Command<{ readonly seed: SeedName; readonly importId: string }> {}

export const supersedeSeeding = ({ data, meta }: SupersedeSeeding, state: SeedState): readonly SeedingSuperseded[] =>
  seedPermissions.applies('supersede-seeding', state, meta) ? [{ type: 'SeedingSuperseded', data }] : [];
