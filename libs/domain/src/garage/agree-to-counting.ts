import { Command } from '#kernel';
import type { GarageCountingAgreed } from './garage.events.ts';
import type { Garage, OfGarage } from './garage.state.ts';
import { garagePermissions } from './garage.permissions.ts';

export class AgreeToGarageCounting extends Command<OfGarage & { readonly agrees: boolean }> {}

export const agreeToGarageCounting = (
  { data: { owner, agrees }, meta }: AgreeToGarageCounting,
  state: Garage,
): readonly GarageCountingAgreed[] => {
  garagePermissions.check('agree-to-garage-counting', { ...state, owner }, meta);
  return [{ type: 'GarageCountingAgreed', data: { owner, agrees } }];
};
