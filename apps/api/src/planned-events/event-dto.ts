import type { PlannedEvent } from '#contracts';
import { KINGS_TIER } from '#contracts';
import type { PlannedEventAttributes } from '#domain';
import type { PlannedEventDoc } from '#projections/planned-events/planned-events.projection';

/**
 * An event as the caller may see it: before publication only its name, times and names of requirements, except for
 * patrons.
 */
export const eventDto = (
  { eventId, status, facts }: Pick<PlannedEventDoc, 'eventId' | 'status' | 'facts'>,
  seesPreviews: boolean,
): PlannedEvent =>
  status !== 'preview' || seesPreviews
    ? { eventId, status, neededTier: null, facts: plain(facts) }
    : { eventId, status, neededTier: KINGS_TIER, facts: plain(coverOf(facts)) };

const coverOf = (facts: PlannedEventAttributes): PlannedEventAttributes => ({
  ...facts,
  rqLimit: null,
  requirements: facts.requirements.map(({ name, atLeast }) => ({ name, atLeast, criteria: '' })),
  tracksets: [],
  hints: [],
  rewards: [],
  links: [],
  images: [],
});

/** The same with mutable lists, as responses have them. */
export const plain = (facts: PlannedEventAttributes): PlannedEvent['facts'] => ({
  ...facts,
  requirements: [...facts.requirements],
  tracksets: facts.tracksets.map((codes) => [...codes]),
  hints: facts.hints.map((words) => [...words]),
  regions: [...facts.regions],
  rewards: facts.rewards.map((reward) => ({ ...reward, carIds: [...reward.carIds] })),
  links: [...facts.links],
  images: [...(facts.images ?? [])],
});
