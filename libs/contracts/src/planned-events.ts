import { z } from 'zod';
import { carId, trackCode, tune } from './cell.ts';
import { gameRegions, placeHints, plannedEventKinds, plannedEventReasons } from './planned-event.enums.ts';
import { timeZone } from './time-zone.ts';
import { uploadName } from './uploads.ts';
import { plainLink } from './plain-link.ts';

const moment = z.iso.datetime();
const count = z.number().int().min(0).max(1e9);

/** Id of an event: its name in plain letters and its first day. */
export const plannedEventId = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .meta({ examples: ['coast-to-summit-2026-11-20'] });

/** How many cars of a hand must fit. */
export const handRequirement = z.object({
  name: z.string().trim().min(1).max(60),
  /** As in a link of the car finder. */
  criteria: z.string().max(2_000),
  atLeast: z.number().int().min(1).max(5),
});

const reward = z.object({
  from: z.number().int().min(1),
  to: z.number().int().min(1).nullable(),
  gold: count,
  cash: count,
  tickets: count,
  packs: count,
  carIds: z.array(carId).max(10),
});

/** Attributes of an event of the game; times UTC, `timeZone` the one it is announced in. */
export const plannedEventAttributes = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .meta({ examples: ['Coast to Summit'] }),
    kind: z.enum(plannedEventKinds),
    startsAt: moment,
    endsAt: moment,
    timeZone,
    longTerm: z.boolean(),
    rqLimit: z.number().int().min(1).max(1_000).nullable(),
    requirements: z.array(handRequirement.strict()).max(3),
    tracksets: z.array(z.array(trackCode).length(5)).max(8),
    hints: z.array(z.array(z.enum(placeHints)).max(placeHints.length)).max(5),
    regions: z.array(z.object({ region: z.enum(gameRegions), startsAt: moment, endsAt: moment }).strict()).max(3),
    rewards: z.array(reward.strict()).max(20),
    links: z.array(plainLink(300)).max(5),
    /** Names of uploads, the first for its cover. Omitted: none, in a correction unchanged. */
    images: z.array(uploadName).max(4).optional(),
  })
  .strict()
  .meta({ id: 'PlannedEventFacts' });
export type PlannedEventAttributes = z.infer<typeof plannedEventAttributes>;

/** `neededTier`: it is shown in full from that tier on only; the caller has its name, times and requirements' names. */
export const plannedEvent = z
  .object({
    eventId: z.string(),
    status: z.enum(['draft', 'preview', 'published', 'withdrawn']),
    neededTier: z.number().int().nullable(),
    facts: plannedEventAttributes,
  })
  .meta({ id: 'PlannedEvent' });
export type PlannedEvent = z.infer<typeof plannedEvent>;

export const plannedEventPage = z
  .object({ items: z.array(plannedEvent), next: z.string().optional() })
  .meta({ id: 'PlannedEventPage' });
export type PlannedEventPage = z.infer<typeof plannedEventPage>;

/** Actions on an event. */
export const plannedEventActions = [
  'make-planned-event',
  'correct-planned-event',
  'preview-planned-event',
  'publish-planned-event',
  'withdraw-planned-event',
  'put-planned-event-back',
] as const;

export const plannedEventSteps = [
  'PlannedEventMade',
  'PlannedEventCorrected',
  'PlannedEventPreviewed',
  'PlannedEventPublished',
  'PlannedEventWithdrawn',
  'PlannedEventPutBack',
] as const;

/** An event as staff see it: with the allowed actions and its history, newest first. */
export const plannedEventForStaff = z
  .object({
    event: plannedEvent,
    allowed: z.array(z.enum(plannedEventActions)),
    steps: z.array(
      z.object({
        what: z.enum(plannedEventSteps),
        by: z.string().nullable(),
        at: moment,
        changed: z.array(plannedEventAttributes.keyof()),
        reason: z.enum(plannedEventReasons).nullable(),
        text: z.string().nullable(),
        facts: plannedEventAttributes,
      }),
    ),
  })
  .meta({ id: 'PlannedEventForStaff' });
export type PlannedEventForStaff = z.infer<typeof plannedEventForStaff>;

const reason = z.object({ code: z.enum(plannedEventReasons), text: z.string().trim().max(500).optional() }).strict();

/** `POST /api/v1/planned-events/:id/corrections`: the changed attributes; omitted ones stay. */
export const correctPlannedEventBody = z
  .object({ changes: plannedEventAttributes.partial(), reason })
  .strict()
  .meta({ id: 'CorrectPlannedEvent' });

/** Changes the status of an event. */
export const movePlannedEventBody = z
  .object({
    act: z.enum(['preview-planned-event', 'publish-planned-event', 'withdraw-planned-event', 'put-planned-event-back']),
    text: z.string().trim().max(500).optional(),
  })
  .strict()
  .meta({ id: 'MovePlannedEvent' });
export type MovePlannedEvent = z.infer<typeof movePlannedEventBody>;

/** A car with its tune and its time there: seconds, or metres per second. */
const kingRow = z.tuple([carId, tune, z.number().positive()]);

/** The best cars on each track of a trackset, the best first; how many are shown depends on the caller. */
export const kings = z
  .object({
    /** One car per rarity in all; the best per rarity and track; all. */
    told: z.enum(['one-a-rarity', 'best-a-rarity', 'all']),
    tracks: z.array(z.object({ trackCode, rows: z.array(kingRow) })),
    /** Cars by the points per unit of their RQ over the trackset; only with all kings. */
    savers: z.array(z.object({ carId, tune, pointsPerRq: z.number() })).nullable(),
  })
  .meta({ id: 'Kings' });
export type Kings = z.infer<typeof kings>;

/** Times of all cars that fit, for each track of an event: used to rank hands. */
export const eventTimes = z
  .object({ tracks: z.array(z.object({ trackCode, rows: z.array(kingRow) })) })
  .meta({ id: 'EventTimes' });
export type EventTimes = z.infer<typeof eventTimes>;
