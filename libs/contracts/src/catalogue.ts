import { z } from 'zod';
import { tagStatuses } from './car-tag.enums.ts';
import { carPage } from './cars.ts';

/** In a request for cars: tags of collections that are not out yet are left out of the response, unless `shown`. */
export const requestedTags = z.object({ upcomingTags: z.literal('shown').optional() });
export type RequestedTags = z.infer<typeof requestedTags>;

/**
 * `GET /api/v1/catalogue`: the newest file, the position up to which the log was read for it, and the current game
 * version; with `?version=`, the same of the catalogue in that version. `upcomingTags`: tags in it whose collections
 * are not out yet; the file is the same for everyone for ever, so its reader leaves them out. `saidTags`: tags that
 * moderators set; others are as the game's list has them.
 */
export const catalogueHead = z
  .object({
    hash: z.string(),
    position: z.number().int().nonnegative(),
    gameVersion: z.string(),
    upcomingTags: z.array(z.string()),
    saidTags: z.record(z.string(), z.enum(tagStatuses)),
  })
  .meta({ id: 'CatalogueHead' });
export type CatalogueHead = z.infer<typeof catalogueHead>;

/**
 * `GET /api/v1/cars?q=&criteria=&limit=&after=`: the best first; `total` in all; for each value of each group of
 * criteria the cars it would add, given the other groups. Criteria of several alternatives have no counters.
 */
export const foundCars = carPage
  .extend({ total: z.number().int(), facets: z.record(z.string(), z.record(z.string(), z.number().int())).optional() })
  .meta({ id: 'FoundCars' });
export type FoundCars = z.infer<typeof foundCars>;
