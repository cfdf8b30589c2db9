import { z } from 'zod';
import { contributionKinds } from './contributor.enums.ts';
import { recapPeriod } from './recaps.ts';

const number = z.number().int().nonnegative();
const MAX_CONTRIBUTORS = 100;

/** `GET /api/v1/contributors?period=2026&kind=time`: no period is all time, no kind is everything. */
export const contributorsQuery = z.object({
  period: recapPeriod.optional(),
  kind: z.enum(contributionKinds).optional(),
});

export const contributorList = z
  .object({
    items: z
      .array(
        z.object({
          rank: number,
          name: z.string(),
          total: number,
          counts: z.object({ time: number, round: number, review: number, photo: number, template: number }),
        }),
      )
      .max(MAX_CONTRIBUTORS),
    /** Number of contributors, listed or not. */
    people: number,
    /** Years with contributions, latest first. */
    years: z.array(number),
    countedAt: z.iso.datetime(),
    /** Patrons, the highest tier first: paying does not count as a contribution. */
    patrons: z.array(z.object({ name: z.string(), tier: number })),
    /** The caller: whether they are named, and what they contributed; null when logged out. */
    own: z.object({ named: z.boolean(), total: number, rank: number.nullable() }).nullable(),
  })
  .meta({ id: 'Contributors' });
export type ContributorList = z.infer<typeof contributorList>;

export const contributorConsentBody = z.object({ named: z.boolean() }).strict().meta({ id: 'Honours' });
