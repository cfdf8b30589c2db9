import { Command, type StoredText, RuleBroken } from '#kernel';
import { codedCriteria } from '#racing';
import type { GarageGroupRemoved, GarageGroupSaved } from './garage.events.ts';
import { checkIds, type IdsOfGarage } from './ids-of-garage.ts';
import type { Garage, OfGarage } from './garage.state.ts';
import { garagePermissions } from './garage.permissions.ts';

/** Save a named group by filter; a group of the same id is replaced. */
export class SaveGarageGroup extends Command<
  OfGarage & {
    readonly groupId: string;
    readonly name: string;
    readonly criteria: string;
    readonly pictureCarId: string | null;
  }
> {}

export class RemoveGarageGroup extends Command<OfGarage & { readonly groupId: string }> {}

/** `unknownValues`: filter values that no car has; `unknownCars`: of its picture. */
type GroupFacts = StoredText &
  IdsOfGarage & { readonly unknownValues?: readonly string[]; readonly unknownCars?: readonly string[] };

export const saveGarageGroup = (
  { data: { owner, groupId, criteria, pictureCarId }, meta }: SaveGarageGroup,
  state: Garage,
  { textId = '', unknownValues = [], unknownCars = [], ...facts }: GroupFacts,
): readonly GarageGroupSaved[] => {
  garagePermissions.check('save-garage-group', { ...state, owner }, meta);
  checkIds('groupId', facts);
  const [unknown] = unknownCars;
  if (unknown !== undefined) throw new RuleBroken('car-unknown', { carId: unknown });
  // Rebuilt from the parsed filter, so that nothing else of the text is stored.
  const read = codedCriteria(criteria);
  const [item] = unknownValues;
  if (item !== undefined) throw new RuleBroken('criteria-invalid', { item, fault: 'criteria-value-unknown' });
  if (read === '' && criteria !== '') throw new RuleBroken('criteria-invalid');
  return [{ type: 'GarageGroupSaved', version: 2, data: { owner, groupId, textId, criteria: read, pictureCarId } }];
};

export const removeGarageGroup = (
  { data: { owner, groupId }, meta }: RemoveGarageGroup,
  state: Garage,
  facts: IdsOfGarage = {},
): readonly GarageGroupRemoved[] => {
  garagePermissions.check('remove-garage-group', { ...state, owner }, meta);
  checkIds('groupId', facts);
  return [{ type: 'GarageGroupRemoved', data: { owner, groupId } }];
};
