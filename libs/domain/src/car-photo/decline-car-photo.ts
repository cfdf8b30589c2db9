import { Command, type KeptText } from '#kernel';
import type { CarPhotoDeclined, PhotoFault } from './car-photo.events.ts';
import type { CarPhotos } from './car-photo.state.ts';
import { carPhotoWhoMay, photoIn } from './car-photo.who-may.ts';

/** Do not take a photo, or take down one that was taken; `text` says more in the moderator's own words. */
export class DeclineCarPhoto extends Command<{
  readonly carId: string;
  readonly photoId: string;
  readonly reason: PhotoFault;
  readonly text?: string;
}> {}

export const declineCarPhoto = (
  { data, meta }: DeclineCarPhoto,
  state: CarPhotos,
  kept: KeptText = {},
): readonly CarPhotoDeclined[] => {
  const { carId, photoId, reason } = data;
  carPhotoWhoMay.check('decline-car-photo', photoIn(state, photoId), meta, { photoId });
  return [{ type: 'CarPhotoDeclined', data: { carId, photoId, reason, ...kept } }];
};
