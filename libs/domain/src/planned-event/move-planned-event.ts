import { Command, type StoredText } from '#kernel';
import type {
  OfPlannedEvent,
  PlannedEventPreviewed,
  PlannedEventPublished,
  PlannedEventPutBack,
  PlannedEventWithdrawn,
} from './planned-event.events.ts';
import type { PlannedEvent } from './planned-event.state.ts';
import { plannedEventPermissions } from './planned-event.permissions.ts';

/** Show patrons of tier 3 or higher the full event, and others its name. */
export class PreviewPlannedEvent extends Command<OfPlannedEvent> {}

export class PublishPlannedEvent extends Command<OfPlannedEvent> {}

export class WithdrawPlannedEvent extends Command<OfPlannedEvent & { readonly text?: string }> {}

/** Restore a withdrawn one, as a draft. */
export class PutPlannedEventBack extends Command<OfPlannedEvent> {}

export const previewPlannedEvent = (
  { data: { eventId }, meta }: PreviewPlannedEvent,
  state: PlannedEvent,
): readonly PlannedEventPreviewed[] => {
  plannedEventPermissions.check('preview-planned-event', state, meta, { eventId });
  return [{ type: 'PlannedEventPreviewed', data: { eventId } }];
};

export const publishPlannedEvent = (
  { data: { eventId }, meta }: PublishPlannedEvent,
  state: PlannedEvent,
): readonly PlannedEventPublished[] => {
  plannedEventPermissions.check('publish-planned-event', state, meta, { eventId });
  return [{ type: 'PlannedEventPublished', data: { eventId } }];
};

export const withdrawPlannedEvent = (
  { data: { eventId }, meta }: WithdrawPlannedEvent,
  state: PlannedEvent,
  kept: StoredText = {},
): readonly PlannedEventWithdrawn[] => {
  plannedEventPermissions.check('withdraw-planned-event', state, meta, { eventId });
  return [{ type: 'PlannedEventWithdrawn', data: { eventId, ...kept } }];
};

export const putPlannedEventBack = (
  { data: { eventId }, meta }: PutPlannedEventBack,
  state: PlannedEvent,
): readonly PlannedEventPutBack[] => {
  plannedEventPermissions.check('put-planned-event-back', state, meta, { eventId });
  return [{ type: 'PlannedEventPutBack', data: { eventId } }];
};
