import { Command, RuleBroken } from '#kernel';
import { plannedEventIdOf } from '#racing';
import { checkPlannedEvent } from './check-planned-event.ts';
import type { PlannedEventAttributes, PlannedEventMade } from './planned-event.events.ts';
import type { PlannedEvent } from './planned-event.state.ts';
import { plannedEventPermissions } from './planned-event.permissions.ts';

export class MakePlannedEvent extends Command<{
  readonly facts: PlannedEventAttributes;
  readonly source: PlannedEventMade['data']['source'];
}> {}

/** `unknownCars`: ids of the command without a car; `unknownImages`: names of files that the user has not uploaded. */
type AroundEvent = { readonly unknownCars?: readonly string[]; readonly unknownImages?: readonly string[] };

export const makePlannedEvent = (
  { data: { facts, source }, meta }: MakePlannedEvent,
  state: PlannedEvent,
  { unknownCars = [], unknownImages = [] }: AroundEvent = {},
): readonly PlannedEventMade[] => {
  const eventId = plannedEventIdOf(facts);
  plannedEventPermissions.check('make-planned-event', state, meta, { eventId });
  checkPlannedEvent(facts);
  checkCars(unknownCars);
  checkImages(unknownImages);
  return [{ type: 'PlannedEventMade', data: { eventId, facts, source } }];
};

/** Throws `RuleBroken('car-unknown', { carId })`. */
export const checkCars = ([carId]: readonly string[]): void => {
  if (carId !== undefined) throw new RuleBroken('car-unknown', { carId });
};

/** Throws `RuleBroken('upload-unknown', { name })`. */
export const checkImages = ([name]: readonly string[]): void => {
  if (name !== undefined) throw new RuleBroken('upload-unknown', { name });
};
