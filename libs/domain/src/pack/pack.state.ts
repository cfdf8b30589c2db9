import type { Decider } from '#kernel';
import { factsAt, type PackFacts, type VersionTimeline, withStatement } from '#racing';
import type { PackStated } from './pack.events.ts';

/** What was said of a pack; nothing of one that there is not. */
export type PackState = { readonly said: VersionTimeline<PackFacts> };

export const packStream = (packId: string): string => `pack-${packId}`;

/** What a pack is like in a version of the game; today's where none is named. Undefined before it was first told of. */
export const packAt = ({ said }: PackState, gameVersion?: string): PackFacts | undefined => factsAt(said, gameVersion);

export const pack: Decider<PackState, PackStated> = {
  initial: { said: [] },
  evolve: ({ said }, { data: { gameVersion, changes } }) => ({
    said: withStatement(said, { gameVersion, whole: said.length === 0, facts: changes }),
  }),
};
