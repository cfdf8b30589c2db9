import { z } from 'zod';
import { tagStandings } from './car-tag-words.ts';
import { carPage } from './cars.ts';

/** In a question for cars: tags of collections that are not out yet are left out of the answer, unless `shown`. */
export const tagsAsked = z.object({ upcomingTags: z.literal('shown').optional() });
export type TagsAsked = z.infer<typeof tagsAsked>;

/**
 * `GET /api/v1/catalogue`: which file is the newest, how far the log was read for it, and today's version of the game;
 * with `?version=`, the same of the catalogue as that version had it. `upcomingTags`: tags in it whose collections are not
 * out yet; the file is the same for everybody for ever, and so its reader leaves them out. `saidTags`: what moderators said
 * of a tag; others are as the game's list has them.
 */
export const catalogueHead = z
  .object({
    hash: z.string(),
    position: z.number().int().nonnegative(),
    gameVersion: z.string(),
    upcomingTags: z.array(z.string()),
    saidTags: z.record(z.string(), z.enum(tagStandings)),
  })
  .meta({ id: 'CatalogueHead' });
export type CatalogueHead = z.infer<typeof catalogueHead>;

/**
 * `GET /api/v1/cars?q=&criteria=&limit=&after=`: the best first; `total` in all; for each value of each group of criteria
 * the cars it would bring, given the other groups. Criteria of several alternatives have no counters.
 */
export const foundCars = carPage
  .extend({ total: z.number().int(), facets: z.record(z.string(), z.record(z.string(), z.number().int())).optional() })
  .meta({ id: 'FoundCars' });
export type FoundCars = z.infer<typeof foundCars>;
