import type { CarAliasAdded } from '#domain';
import type { Projection } from '#read-store';

/** The car that an alias means. */
export type CarAliasDoc = { readonly carId: string };

/** View `car-aliases`: by which guids and numbers cars are known, key alias. */
export const carAliases: Projection<CarAliasAdded, CarAliasDoc> = {
  name: 'car-aliases',
  version: 1,
  handles: ['CarAliasAdded'],
  indexes: [],
  keysOf: ({ data }) => [data.alias],
  channel: () => 'catalogue',
  evolve: (_doc, { data: { carId } }) => ({ carId }),
};
