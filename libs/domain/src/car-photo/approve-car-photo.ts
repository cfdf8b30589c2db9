import { Command } from '#kernel';
import type { CarPhotoApproved } from './car-photo.events.ts';
import type { CarPhotos } from './car-photo.state.ts';
import { carPhotoWhoMay, photoIn } from './car-photo.who-may.ts';

/** Approve a photo that waits: cards show it from now on. */
export class ApproveCarPhoto extends Command<{ readonly carId: string; readonly photoId: string }> {}

export const approveCarPhoto = ({ data, meta }: ApproveCarPhoto, state: CarPhotos): readonly CarPhotoApproved[] => {
  const { photoId } = data;
  const { file, gameVersion } = carPhotoWhoMay.check('approve-car-photo', photoIn(state, photoId), meta, { photoId });
  return [{ type: 'CarPhotoApproved', data: { ...data, file, gameVersion } }];
};
