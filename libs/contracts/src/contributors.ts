import { z } from 'zod';
import { contributionKinds } from './contributor-words.ts';
import { recapPeriod } from './recaps.ts';

const number = z.number().int().nonnegative();
const CONTRIBUTORS_MOST = 100;

/** `GET /api/v1/contributors?period=2026&kind=time`: no period is all there ever was, no kind is everything. */
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
      .max(CONTRIBUTORS_MOST),
    /** How many there are, listed or not. */
    people: number,
    /** Years in which anybody contributed, the latest first. */
    years: z.array(number),
    countedAt: z.iso.datetime(),
    /** Who pays for the site, the highest tier first: nothing of it counts as a contribution. */
    patrons: z.array(z.object({ name: z.string(), tier: number })),
    /** Whoever asks: whether they are named, and what they contributed; null when signed out. */
    own: z.object({ named: z.boolean(), total: number, rank: number.nullable() }).nullable(),
  })
  .meta({ id: 'Contributors' });
export type ContributorList = z.infer<typeof contributorList>;

export const honoursBody = z.object({ named: z.boolean() }).strict().meta({ id: 'Honours' });
