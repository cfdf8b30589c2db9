import { round as decider, type Round, type RoundEvent, roundEventTypes, roundKey } from '#domain';

export { roundEventTypes, roundKey };

/** The view of rounds shows what their commands see: what was decided upon is what is read. */
export const roundAfter = (before: Round | undefined, event: RoundEvent): Round =>
  decider.evolve(before ?? decider.initial, event);
