import type { CarTagStated, TagStanding } from '#domain';
import type { Projection } from '#read-store';

/** What was said of each tag last. */
export type CarTagsDoc = { readonly said: Readonly<Record<string, TagStanding>> };

/** There are a few hundred tags, and each answer with cars asks for all of them. */
export const ALL_TAGS = 'all';

/** View `car-tags`: one document; who looks at the catalogue hears of it. */
export const carTagsView: Projection<CarTagStated, CarTagsDoc> = {
  name: 'car-tags',
  version: 1,
  handles: ['CarTagStated'],
  indexes: [],
  keysOf: () => [ALL_TAGS],
  channel: () => 'catalogue',
  evolve: (doc, { data: { tag, standing } }) => ({ said: { ...doc?.said, [tag]: standing } }),
};
