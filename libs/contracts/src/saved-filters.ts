import { z } from 'zod';
import { SAVED_FILTERS_AT_ONCE, SAVED_NAME_CHARACTERS_MAX, SAVED_TEXT_CHARACTERS_MAX } from './saved-filter.enums.ts';

/** A named car filter, as text (docs/racing.md); null: it was deleted. */
const savedFilter = z.object({
  name: z.string().min(1).max(SAVED_NAME_CHARACTERS_MAX),
  text: z.string().max(SAVED_TEXT_CHARACTERS_MAX).nullable(),
  changedAt: z.iso.datetime(),
});
export type SavedFilterText = z.infer<typeof savedFilter>;

/** `PUT /api/v1/car-filters`: the changes on a device. */
export const savedFiltersBody = z
  .object({ filters: z.array(savedFilter).max(SAVED_FILTERS_AT_ONCE) })
  .strict()
  .meta({ id: 'SavedFiltersBody' });

/** `GET` and `PUT /api/v1/car-filters`: the account's saved filters, the last changed first. */
export const savedFiltersAnswer = z.object({ filters: z.array(savedFilter) }).meta({ id: 'SavedFilters' });
export type SavedFiltersAnswer = z.infer<typeof savedFiltersAnswer>;
