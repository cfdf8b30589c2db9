import type { ClubDayFacts as ToldDay, ClubSet, ClubSetFacts as ToldFacts } from '#contracts';
import type { ClubDayFacts, ClubSetFacts } from '#domain';
import type { ClubSetDoc } from '#projections/club-sets/club-sets.projection';

/** The same with mutable lists, as responses have them. */
export const plainFacts = (facts: ClubSetFacts): ToldFacts => ({
  ...facts,
  requirements: [...facts.requirements],
  tracksets: facts.tracksets.map((codes) => [...codes]),
  hints: facts.hints.map((words) => [...words]),
});

export const toldSet = ({ setId, status, facts }: ClubSetDoc): ClubSet => ({ setId, status, facts: plainFacts(facts) });

export const plainDay = ({ carSets, trackSets }: ClubDayFacts): ToldDay => ({
  carSets: [...carSets],
  trackSets: [...trackSets],
});
