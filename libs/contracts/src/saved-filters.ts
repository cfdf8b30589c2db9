import { z } from 'zod';
import { SAVED_FILTERS_AT_ONCE, SAVED_NAME_CHARACTERS_MAX, SAVED_TEXT_CHARACTERS_MAX } from './saved-filter-words.ts';

/** A filter of cars under a name, as text (docs/racing.md); null: it was taken away. */
const savedFilter = z.object({
  name: z.string().min(1).max(SAVED_NAME_CHARACTERS_MAX),
  text: z.string().max(SAVED_TEXT_CHARACTERS_MAX).nullable(),
  changedAt: z.iso.datetime(),
});
export type SavedFilterText = z.infer<typeof savedFilter>;

/** `PUT /api/v1/car-filters`: what was changed on a device. */
export const savedFiltersBody = z
  .object({ filters: z.array(savedFilter).max(SAVED_FILTERS_AT_ONCE) })
  .strict()
  .meta({ id: 'SavedFiltersBody' });

/** `GET` and `PUT /api/v1/car-filters`: what the account keeps, the last changed first. */
export const savedFiltersAnswer = z.object({ filters: z.array(savedFilter) }).meta({ id: 'SavedFilters' });
export type SavedFiltersAnswer = z.infer<typeof savedFiltersAnswer>;
