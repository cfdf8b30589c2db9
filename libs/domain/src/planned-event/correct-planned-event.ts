import { Command, type StoredText, RuleBroken } from '#kernel';
import { checkPlannedEvent } from './check-planned-event.ts';
import { checkCars, checkImages } from './make-planned-event.ts';
import type { PlannedEventReason } from './planned-event.enums.ts';
import type { OfPlannedEvent, PlannedEventCorrected, PlannedEventAttributes } from './planned-event.events.ts';
import type { PlannedEvent } from './planned-event.state.ts';
import { plannedEventPermissions } from './planned-event.permissions.ts';

/** Change an event: a new version of it. Undoing a correction is another, with the attributes from before. */
export class CorrectPlannedEvent extends Command<
  OfPlannedEvent & {
    readonly changes: Partial<PlannedEventAttributes>;
    readonly reason: PlannedEventReason;
    readonly text?: string;
  }
> {}

/**
 * `unknownRewards`: ids of the command without a car; `unknownImages`: names of files that neither the user has
 * uploaded nor the event has had.
 */
type Outside = StoredText & { readonly unknownRewards?: readonly string[]; readonly unknownImages?: readonly string[] };

export const correctPlannedEvent = (
  { data: { eventId, changes: told, reason }, meta }: CorrectPlannedEvent,
  state: PlannedEvent,
  { unknownRewards = [], unknownImages = [], ...kept }: Outside = {},
): readonly PlannedEventCorrected[] => {
  const { facts: before } = plannedEventPermissions.check('correct-planned-event', state, meta, { eventId });
  const facts = { ...before, images: before.images ?? [] };
  checkPlannedEvent({ ...facts, ...told });
  checkCars(unknownRewards);
  checkImages(unknownImages);
  const changes = Object.fromEntries(
    Object.entries(told).filter(([field, is]) => !isSame(facts[field as keyof PlannedEventAttributes], is)),
  ) as Partial<PlannedEventAttributes>;
  if (Object.keys(changes).length === 0) throw new RuleBroken('planned-event-unchanged', { eventId });
  return [{ type: 'PlannedEventCorrected', data: { eventId, changes, reason, ...kept } }];
};

/** Both are plain JSON whose fields are in one order. */
const isSame = (before: unknown, now: unknown): boolean => JSON.stringify(before) === JSON.stringify(now);
