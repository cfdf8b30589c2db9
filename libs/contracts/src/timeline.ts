import { z } from 'zod';
import { requestedTags } from './catalogue.ts';
import {
  TIMELINE_CARS_MAX,
  TIMELINE_NAME_MAX,
  TIMELINE_TEXT_MAX,
  timelineActions,
  timelineKinds,
} from './timeline.enums.ts';
import { plainLink } from './plain-link.ts';

const moment = z.iso.datetime();

/** A window of time, including both ends; one of more than 400 days is answered with counts in addition. */
export const timelineQuery = z.object({
  from: moment.meta({ examples: ['2026-01-01T00:00:00.000Z'] }),
  to: moment.meta({ examples: ['2026-12-31T23:59:59.999Z'] }),
  ...requestedTags.shape,
});

/**
 * A past or future item. `game-version`: the catalogue first knew it at `startsAt`, and how many cars it brought and
 * changed. `eventId`: it comes from that event of the game. `spoiler`: until it starts, only users who opted in see it.
 */
export const timelineItem = z
  .object({
    itemId: z.string(),
    kind: z.enum([...timelineKinds, 'game-version', 'game-event']),
    name: z.string(),
    startsAt: moment,
    endsAt: moment.nullable(),
    carIds: z.array(z.string()),
    spoiler: z.boolean(),
    eventId: z.string().optional(),
    cars: z.object({ released: z.number().int(), revised: z.number().int() }).optional(),
  })
  .meta({ id: 'TimelineItem' });
export type TimelineItem = z.infer<typeof timelineItem>;

/** `counts`: how many start in each quarter of a long window. `more`: the earliest are left out. */
export const timelinePart = z
  .object({
    items: z.array(timelineItem),
    more: z.boolean(),
    counts: z.array(z.object({ from: moment, count: z.number().int() })).optional(),
  })
  .meta({ id: 'TimelinePart' });
export type TimelinePart = z.infer<typeof timelinePart>;

const person = z.object({ userId: z.string(), name: z.string().nullable() });

/** A full item; its editors are shown to staff only. */
export const timelineDetail = timelineItem
  .extend({
    status: z.enum(['draft', 'published']),
    link: z.string().nullable(),
    description: z.string().nullable(),
    changes: z.array(
      z.object({
        what: z.enum(['drafted', 'revised', 'published', 'withdrawn', 'removed', 'put-back']),
        by: person,
        at: moment,
      }),
    ),
    allowed: z.array(z.enum(timelineActions)),
  })
  .meta({ id: 'TimelineDetail' });
export type TimelineDetail = z.infer<typeof timelineDetail>;

export const timelineDrafts = z.object({ items: z.array(timelineItem) }).meta({ id: 'TimelineDrafts' });

/** An item as staff write it; times are UTC. */
export const writeTimelineBody = z
  .object({
    kind: z.enum(timelineKinds),
    name: z.string().trim().min(3).max(TIMELINE_NAME_MAX),
    startsAt: moment,
    endsAt: moment.optional(),
    carIds: z.array(z.string().min(1).max(200)).max(TIMELINE_CARS_MAX).default([]),
    spoiler: z.boolean().default(false),
    link: plainLink(500).optional(),
    description: z.string().trim().min(1).max(TIMELINE_TEXT_MAX).optional(),
  })
  .strict()
  .meta({ id: 'WriteTimelineItem' });
export type WriteTimelineBody = z.infer<typeof writeTimelineBody>;
