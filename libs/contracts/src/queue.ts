import { z } from 'zod';
import { appealDto } from './appeals.ts';
import { carPhoto } from './car-photos.ts';
import { animatedCard } from './animated-cards.ts';
import { lapTimeReview } from './lap-time-review.ts';
import { pendingCar } from './car-actions.ts';
import { template } from './templates.ts';
import { reportedReview } from './car-reviews.ts';
import { group } from './groups.ts';
import { importRow } from './imports.ts';
import { reportDto } from './reports.ts';
import { siteText } from './translations.ts';
import { roundAnswer } from './rounds.ts';
import { seenVersion } from './seen-version.ts';
import { queueActions, queueKindNames, queuePriorities, takeOverReasons } from './queue.enums.ts';

const person = z.object({ userId: z.string(), name: z.string().nullable() });
const at = z.iso.datetime();
const said = z.object({ by: person.nullable(), at, text: z.string().nullable() });
const count = z.number().int().nonnegative();

const subject = z.object({ name: z.string(), link: z.string() });

/**
 * An item that waits or waited for a moderator. `claim`: who has it now, and until when. Only staff see which of the
 * staff did something.
 */
export const queueItem = z
  .object({
    kind: z.enum(queueKindNames),
    itemId: z.string(),
    status: z.enum(['waiting', 'approved', 'declined', 'gone']),
    priority: z.enum(queuePriorities),
    since: at,
    subject,
    by: z.array(person),
    claim: z.object({ by: person.nullable(), until: at }).nullable(),
    question: said.nullable(),
    answer: said.nullable(),
    passedOn: z
      .object({ to: z.enum(['moderator', 'admin']), by: person.nullable(), text: z.string().nullable() })
      .nullable(),
    decided: z
      .object({ by: person.nullable(), at, reason: z.string().nullable(), text: z.string().nullable() })
      .nullable(),
    allowed: z.array(z.enum(queueActions)),
    /** Only for staff: how many of the staff may decide on it. */
    able: count.optional(),
  })
  .meta({ id: 'QueueItem' });
export type QueueItem = z.infer<typeof queueItem>;

/** The usual wait of the last 30 days, in minutes: of half of them, and of nine in ten; null: nothing was decided. */
const usualWait = z.object({ half: count, most: count }).nullable();

/** `GET /api/v1/queue`: by priority, then the longest waiting first; `waiting` by kind counts to 1,000. */
export const queuePage = z
  .object({
    items: z.array(queueItem),
    next: z.string().optional(),
    waiting: z.record(z.enum(queueKindNames), count),
    usualWait,
  })
  .meta({ id: 'QueuePage' });
export type QueuePage = z.infer<typeof queuePage>;

const importRowContext = z.object({
  kind: z.literal('import-row'),
  row: importRow,
  cars: z.array(z.object({ id: z.string(), name: z.string(), brand: z.string(), year: z.number(), rq: z.number() })),
});

/** What a moderator reads to decide, by kind. */
export const queueContext = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lap-time'), review: lapTimeReview }),
  z.object({ kind: z.literal('template'), template }),
  z.object({ kind: z.literal('pending-car'), car: pendingCar }),
  z.object({ kind: z.literal('car-photo'), photo: carPhoto }),
  z.object({ kind: z.literal('car-loop'), loop: animatedCard }),
  z.object({ kind: z.literal('car-review'), report: reportedReview }),
  importRowContext,
  z.object({ kind: z.literal('round'), round: roundAnswer, submissionId: z.string() }),
  z.object({ kind: z.literal('group'), group }),
  z.object({ kind: z.literal('translation'), text: siteText, suggestionId: z.string() }),
  z.object({ kind: z.literal('report'), report: reportDto }),
  z.object({ kind: z.literal('appeal'), appeal: appealDto }),
]);
export type QueueContext = z.infer<typeof queueContext>;

/**
 * An item with what is needed to decide on it; the possible reasons for each outcome, `choices`: approving it means one
 * of these.
 */
export const queueDetail = z
  .object({
    item: queueItem,
    /** Version of the context: a decision names the one that was shown. */
    version: count,
    context: queueContext,
    approving: z.object({
      reasons: z.array(z.string()),
      choices: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    declining: z.object({ reasons: z.array(z.string()) }),
  })
  .meta({ id: 'QueueDetail' });
export type QueueDetail = z.infer<typeof queueDetail>;

/** `GET /api/v1/queue/mine`: `place` among everything that waits, counted to 1,000; null where it no longer waits. */
export const myQueuePage = z
  .object({ items: z.array(queueItem.extend({ place: count.nullable() })), next: z.string().optional(), usualWait })
  .meta({ id: 'MyQueuePage' });
export type MyQueuePage = z.infer<typeof myQueuePage>;

/** `GET /api/v1/notifications`: the latest 50, newest first. */
export const notificationList = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum([...queueKindNames, 'planned-event']),
        itemId: z.string(),
        what: z.enum(['approved', 'declined', 'asked', 'answered', 'offered', 'refused', 'taken', 'starts', 'short']),
        at,
        /** Of a reminder: when its event starts. */
        startsAt: at.optional(),
        subject,
        reason: z.string().nullable(),
        text: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'NotificationList' });
export type NotificationList = z.infer<typeof notificationList>;

const ownWords = z.string().trim().min(1).max(1_000);

/** `POST …/claim`: `reason`, where it is taken over from another. */
export const claimItemBody = z
  .object({
    reason: z
      .object({ code: z.enum(takeOverReasons), text: ownWords.optional() })
      .strict()
      .optional(),
  })
  .strict()
  .meta({ id: 'ClaimItem' });

export const itemMessageBody = z.object({ text: ownWords }).strict().meta({ id: 'SayAboutItem' });

export const passItemOnBody = z
  .object({ to: z.enum(['moderator', 'admin']), text: ownWords.optional() })
  .strict()
  .meta({ id: 'PassItemOn' });

/** `POST …/decision`: `reason` is one of those that the item's response lists, as is `choice`. */
export const decideItemBody = z
  .object({
    outcome: z.enum(['approved', 'declined']),
    reason: z
      .object({ code: z.string().max(40), text: ownWords.optional() })
      .strict()
      .optional(),
    choice: z.string().max(200).optional(),
    ...seenVersion,
  })
  .strict()
  .meta({ id: 'DecideItem' });
export type DecideItemBody = z.infer<typeof decideItemBody>;
