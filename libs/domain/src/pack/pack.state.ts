import type { Decider } from '#kernel';
import { attributesAt, type PackAttributes, type VersionTimeline, withStatement } from '#racing';
import type { PackStated } from './pack.events.ts';

/** The timeline of a pack; empty for an unknown one. */
export type PackState = { readonly said: VersionTimeline<PackAttributes> };

export const packStream = (packId: string): string => `pack-${packId}`;

/** The attributes of a pack in a game version; in today's where none is named. Undefined before its first. */
export const packAt = ({ said }: PackState, gameVersion?: string): PackAttributes | undefined =>
  attributesAt(said, gameVersion);

export const pack: Decider<PackState, PackStated> = {
  initial: { said: [] },
  evolve: ({ said }, { data: { gameVersion, changes } }) => ({
    said: withStatement(said, { gameVersion, whole: said.length === 0, facts: changes }),
  }),
};
