import { z } from 'zod';
import { carPage } from './cars.ts';

/**
 * `GET /api/v1/catalogue`: which file is the newest, how far the log was read for it, and today's version of the game;
 * with `?version=`, the same of the catalogue as that version had it.
 */
export const catalogueHead = z
  .object({ hash: z.string(), position: z.number().int().nonnegative(), gameVersion: z.string() })
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
