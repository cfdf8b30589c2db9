import { Command, type StoredText } from '#kernel';
import type { CarPhotoDeclined, PhotoFault } from './car-photo.events.ts';
import type { CarPhotos } from './car-photo.state.ts';
import { carPhotoPermissions, photoIn } from './car-photo.permissions.ts';

/** Decline a photo, or take down an approved one; `text` is the moderator's own words. */
export class DeclineCarPhoto extends Command<{
  readonly carId: string;
  readonly photoId: string;
  readonly reason: PhotoFault;
  readonly text?: string;
}> {}

export const declineCarPhoto = (
  { data, meta }: DeclineCarPhoto,
  state: CarPhotos,
  kept: StoredText = {},
): readonly CarPhotoDeclined[] => {
  const { carId, photoId, reason } = data;
  carPhotoPermissions.check('decline-car-photo', photoIn(state, photoId), meta, { photoId });
  return [{ type: 'CarPhotoDeclined', data: { carId, photoId, reason, ...kept } }];
};
