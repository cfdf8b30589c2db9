import { Command } from '#kernel';
import type { GarageShared, GarageVisibility } from './garage.events.ts';
import type { Garage, OfGarage } from './garage.state.ts';
import { garagePermissions } from './garage.permissions.ts';

/** Change who may see the garage. Each sharing by link makes a new link: the one before stops working. */
export class ShareGarage extends Command<OfGarage & { readonly visibility: GarageVisibility }> {}

export const shareGarage = (
  { data: { owner, visibility }, meta }: ShareGarage,
  state: Garage,
  { key }: { readonly key: string },
): readonly GarageShared[] => {
  garagePermissions.check('share-garage', { ...state, owner }, meta);
  return [{ type: 'GarageShared', data: { owner, visibility, key: visibility === 'link' ? key : null } }];
};
