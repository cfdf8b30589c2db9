import type { Decider } from '#kernel';
import type { CarAliasAdded } from './car-alias.events.ts';

/** The car of an alias; undefined: none yet. */
export type CarAlias = { readonly carId?: string };

export const carAliasStream = (alias: string): string => `alias-${alias}`;

export const carAlias: Decider<CarAlias, CarAliasAdded> = {
  initial: {},
  evolve: (_state, { data: { carId } }) => ({ carId }),
};
