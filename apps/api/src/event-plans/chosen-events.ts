import type { EventPlan } from '#accounts';
import { FIRST_REMINDER, plannedEventKinds, type PlannedEventKind, type ReminderSettings } from '#contracts';
import type { PlannedEventDoc } from '#projections/planned-events/planned-events.projection';

export const choiceOfEvent = (eventId: string): string => `event:${eventId}`;
export const choiceOfKind = (kind: PlannedEventKind): string => `kind:${kind}`;

/** The user's reminder settings; null: the defaults, in their time zone. */
export const settingsOf = ({ settings }: Pick<EventPlan, 'settings'>): ReminderSettings | null =>
  settings as ReminderSettings | null;

export const firstSettings = (timeZone: string): ReminderSettings => ({
  ...FIRST_REMINDER,
  ways: [...FIRST_REMINDER.ways],
  timeZone,
});

export const isFollowed = (
  { choices }: Pick<EventPlan, 'choices'>,
  { eventId, facts: { kind } }: Pick<PlannedEventDoc, 'eventId' | 'facts'>,
): boolean => choices[choiceOfEvent(eventId)] ?? choices[choiceOfKind(kind)] ?? false;

export const kindsIn = ({ choices }: Pick<EventPlan, 'choices'>): PlannedEventKind[] =>
  plannedEventKinds.filter((kind) => choices[choiceOfKind(kind)] === true);
