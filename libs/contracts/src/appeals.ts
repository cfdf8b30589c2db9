import { z } from 'zod';
import { APPEAL_TEXT_MAX, appealedKinds } from './appeal.enums.ts';

const kind = z.enum(appealedKinds).meta({ examples: ['limit'] });
const itemId = z.string().min(1).max(240);

/**
 * A thing that was decided on: a limit as `user|what`, a time as `car|tune|track|time`, otherwise its id in the queue.
 */
export const appealedThing = z.object({ kind, itemId });

/** `POST /api/v1/appeals/:kind/:itemId`. */
export const appealBody = z
  .object({ text: z.string().trim().min(1).max(APPEAL_TEXT_MAX) })
  .strict()
  .meta({ id: 'MakeAppeal' });

/** `GET /api/v1/appeals/:kind/:itemId`: `none`: there is no decision against the caller. */
export const appealState = z
  .object({ status: z.enum(['none', 'possible', 'waiting', 'granted', 'rejected']) })
  .meta({ id: 'AppealState' });
export type AppealState = z.infer<typeof appealState>;

/** An appeal as a moderator sees it; `decided`: the decision it is against, and its reason. */
export const appealDto = z
  .object({
    appealId: z.string(),
    against: z.object({ kind, itemId: z.string(), name: z.string(), link: z.string() }),
    text: z.string().nullable(),
    decided: z
      .object({
        by: z.object({ userId: z.string(), name: z.string().nullable() }),
        at: z.iso.datetime(),
        reason: z.string().nullable(),
        text: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ShownAppeal' });
export type AppealDto = z.infer<typeof appealDto>;
