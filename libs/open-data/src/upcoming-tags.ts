import { z } from 'zod';
import type { TagStatus } from '#domain';

/** A tag of cars, and the release day of its collection, UTC, as in 2026-12-15. */
export type UpcomingTag = { readonly tag: string; readonly from: string };

/** `Winter=2026-12-15; Another one=2027-01-26`: names of tags may have commas. */
export const upcomingTags = z
  .string()
  .transform((text) => text.split(';').filter((one) => one.trim() !== ''))
  .transform((all): readonly UpcomingTag[] =>
    all.map((one) => ({
      tag: one.slice(0, one.lastIndexOf('=')).trim(),
      from: one.slice(one.lastIndexOf('=') + 1).trim(),
    })),
  )
  .refine((all) => all.every(({ tag, from }) => tag !== '' && z.iso.date().safeParse(from).success), {
    error: 'must be tags with the day they come out, as in Winter=2026-12-15; Spring=2027-03-01',
  });

/** Tags not out at that time (ISO 8601). A moderator's status of a tag overrides the plan. */
export const tagsNotOut = (
  planned: readonly UpcomingTag[],
  said: Readonly<Record<string, TagStatus>>,
  now: string,
): readonly string[] => {
  const waiting = planned.flatMap(({ tag, from }) => (from > now && said[tag] === undefined ? [tag] : []));
  const upcoming = Object.keys(said).filter((tag) => said[tag] === 'upcoming');
  return [...new Set([...waiting, ...upcoming])];
};
