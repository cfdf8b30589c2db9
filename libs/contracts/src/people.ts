import { z } from 'zod';

const count = z.number().int().nonnegative();

/**
 * `GET /api/v1/users/:name`: a user's public profile. `contributed`: null where they do not want to be named for it;
 * `tier`: as a patron who is named; `trust`: from 0 towards 1.
 */
export const publicPerson = z
  .object({
    userId: z.string(),
    name: z.string(),
    /** Year of registration, null where unknown. */
    since: z.number().int().nullable(),
    tier: count,
    trust: z.object({ value: z.number(), accepted: count, reversed: count }),
    contributed: z
      .object({
        total: count,
        counts: z.object({ time: count, round: count, review: count, photo: count, template: count }),
      })
      .nullable(),
  })
  .meta({ id: 'PublicPerson' });
export type PublicPerson = z.infer<typeof publicPerson>;
