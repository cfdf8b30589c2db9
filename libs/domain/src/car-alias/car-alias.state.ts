import type { Decider } from '#kernel';
import type { CarAliasAdded } from './car-alias.events.ts';

/** The car that an alias means; undefined: none yet. */
export type CarAlias = { readonly carId?: string };

/** The stream of one alias: that it is one car's alone is a matter of its name. */
export const carAliasStream = (alias: string): string => `alias-${alias}`;

export const carAlias: Decider<CarAlias, CarAliasAdded> = {
  initial: {},
  evolve: (_state, { data: { carId } }) => ({ carId }),
};
