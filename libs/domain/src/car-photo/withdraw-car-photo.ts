import { Command } from '#kernel';
import type { CarPhotoWithdrawn } from './car-photo.events.ts';
import type { CarPhotos } from './car-photo.state.ts';
import { carPhotoPermissions, photoIn } from './car-photo.permissions.ts';

export class WithdrawCarPhoto extends Command<{ readonly carId: string; readonly photoId: string }> {}

export const withdrawCarPhoto = ({ data, meta }: WithdrawCarPhoto, state: CarPhotos): readonly CarPhotoWithdrawn[] => {
  const { photoId } = data;
  carPhotoPermissions.check('withdraw-car-photo', photoIn(state, photoId), meta, { photoId });
  return [{ type: 'CarPhotoWithdrawn', data }];
};
