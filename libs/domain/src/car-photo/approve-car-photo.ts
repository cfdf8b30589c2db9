import { Command } from '#kernel';
import type { CarPhotoApproved } from './car-photo.events.ts';
import type { CarPhotos } from './car-photo.state.ts';
import { carPhotoPermissions, photoIn } from './car-photo.permissions.ts';

/** Approve a photo that waits: cards show it from now on. */
export class ApproveCarPhoto extends Command<{ readonly carId: string; readonly photoId: string }> {}

export const approveCarPhoto = ({ data, meta }: ApproveCarPhoto, state: CarPhotos): readonly CarPhotoApproved[] => {
  const { photoId } = data;
  const { file, gameVersion } = carPhotoPermissions.check('approve-car-photo', photoIn(state, photoId), meta, {
    photoId,
  });
  return [{ type: 'CarPhotoApproved', data: { ...data, file, gameVersion } }];
};
