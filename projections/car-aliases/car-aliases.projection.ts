import type { CarAliasAdded } from '#domain';
import type { Projection } from '#read-store';

export type CarAliasDoc = { readonly carId: string };

/** View `car-aliases`: guids and numbers of cars, key alias. */
export const carAliases: Projection<CarAliasAdded, CarAliasDoc> = {
  name: 'car-aliases',
  version: 1,
  handles: ['CarAliasAdded'],
  indexes: [],
  keysOf: ({ data }) => [data.alias],
  channel: () => 'catalogue',
  evolve: (_doc, { data: { carId } }) => ({ carId }),
};
