import { Command, RuleBroken } from '#kernel';
import { parseCarAlias } from '#racing';
import type { CarAliasAdded } from './car-alias.events.ts';
import type { CarAlias } from './car-alias.state.ts';
import { carAliasPermissions } from './car-alias.permissions.ts';

/** Add another guid or number of a car; no event when it is known. An alias belongs to one car for ever. */
export class AddCarAlias extends Command<{ readonly alias: string; readonly carId: string }> {}

export const addCarAlias = ({ data, meta }: AddCarAlias, state: CarAlias): readonly CarAliasAdded[] => {
  const isFree = carAliasPermissions.applies('add-car-alias', state, meta);
  const { alias, carId } = data;
  if (parseCarAlias(alias) !== alias) throw new RuleBroken('car-alias-invalid', { alias });
  if (isFree) return [{ type: 'CarAliasAdded', data: { alias, carId } }];
  if (state.carId === carId) return [];
  throw new RuleBroken('car-alias-taken', { alias, carId: state.carId });
};
