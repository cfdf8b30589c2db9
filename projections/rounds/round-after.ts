import { round as decider, type Round, type RoundEvent, roundEventTypes, roundKey } from '#domain';

export { roundEventTypes, roundKey };

/** The view uses the commands' own fold: decisions and queries see the same round. */
export const roundAfter = (before: Round | undefined, event: RoundEvent): Round =>
  decider.evolve(before ?? decider.initial, event);
