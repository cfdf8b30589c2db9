import { z } from 'zod';
import { type ReminderLead, reminderLeads, reminderChannels } from './event-plan.enums.ts';
import { plannedEventKinds } from './planned-event.enums.ts';
import { timeZone } from './time-zone.ts';

const moment = z.iso.datetime();
const eventId = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .meta({ examples: ['coast-to-summit-2026-11-20'] });

/** A clock time, to the quarter of an hour. */
const clock = (example: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/)
    .meta({ examples: [example] });

/** How a user is reminded; no way: never. `quiet`: on clocks of `timeZone`, also over midnight. */
export const reminderSettings = z
  .object({
    ways: z.array(z.enum(reminderChannels)).max(reminderChannels.length),
    leadMinutes: z.union(reminderLeads.map((minutes) => z.literal(minutes)) as [z.ZodLiteral<ReminderLead>]),
    quiet: z
      .object({ from: clock('22:00'), to: clock('07:00') })
      .strict()
      .refine(({ from, to }) => from !== to)
      .nullable(),
    timeZone,
  })
  .strict()
  .meta({ id: 'ReminderSettings' });
export type ReminderSettings = z.infer<typeof reminderSettings>;

/** `PUT /api/v1/me/event-reminders/choices`: one event or one kind; `null`: as if it was never chosen. */
export const eventChoiceBody = z
  .object({
    choice: z.union([z.object({ event: eventId }).strict(), z.object({ kind: z.enum(plannedEventKinds) }).strict()]),
    isWanted: z.boolean().nullable(),
    /** The user's time zone, for those without reminder settings yet. */
    timeZone,
  })
  .strict()
  .meta({ id: 'EventChoice' });
export type EventChoiceBody = z.infer<typeof eventChoiceBody>;

/**
 * What a user wants to know of events: kinds, and events chosen or left out one by one until they end. `calendar`: the
 * path of the calendar file of all that, for anyone who knows it.
 */
export const eventPlan = z
  .object({
    settings: reminderSettings.nullable(),
    kinds: z.array(z.enum(plannedEventKinds)),
    events: z.array(
      z.object({ eventId: z.string(), name: z.string(), startsAt: moment, endsAt: moment, isWanted: z.boolean() }),
    ),
    calendar: z.string().nullable(),
  })
  .meta({ id: 'EventPlan' });
export type EventPlan = z.infer<typeof eventPlan>;
