import type { ClubDayAttributes as ToldDay, ClubSet, ClubSetAttributes as ToldFacts } from '#contracts';
import type { ClubDayAttributes, ClubSetAttributes } from '#domain';
import type { ClubSetDoc } from '#projections/club-sets/club-sets.projection';

/** The same with mutable lists, as responses have them. */
export const clubSetAttributesDto = (facts: ClubSetAttributes): ToldFacts => ({
  ...facts,
  requirements: [...facts.requirements],
  tracksets: facts.tracksets.map((codes) => [...codes]),
  hints: facts.hints.map((words) => [...words]),
});

export const clubSetDto = ({ setId, status, facts }: ClubSetDoc): ClubSet => ({
  setId,
  status,
  facts: clubSetAttributesDto(facts),
});

export const plainDay = ({ carSets, trackSets }: ClubDayAttributes): ToldDay => ({
  carSets: [...carSets],
  trackSets: [...trackSets],
});
