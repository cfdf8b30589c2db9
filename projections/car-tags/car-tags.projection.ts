import type { CarTagStated, TagStatus } from '#domain';
import type { Projection } from '#read-store';

export type CarTagsDoc = { readonly said: Readonly<Record<string, TagStatus>> };

/** There are a few hundred tags, and each response with cars needs all of them. */
export const ALL_TAGS = 'all';

/** View `car-tags`: one document; clients that show the catalogue get its changes. */
export const carTagsView: Projection<CarTagStated, CarTagsDoc> = {
  name: 'car-tags',
  version: 1,
  handles: ['CarTagStated'],
  indexes: [],
  keysOf: () => [ALL_TAGS],
  channel: () => 'catalogue',
  evolve: (doc, { data: { tag, standing } }) => ({ said: { ...doc?.said, [tag]: standing } }),
};
