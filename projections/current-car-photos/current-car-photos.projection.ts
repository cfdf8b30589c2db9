import type { CarPhotoApproved, CarPhotoDeclined, CarPhotoReopened, CarPhotoWithdrawn } from '#domain';
import type { Projection } from '#read-store';

/** A photo that was approved: the file, and the version of the game in which it was sent. */
export type ApprovedPhoto = { readonly photoId: string; readonly file: string; readonly gameVersion: string };

/** The approved photos of a car, in the order of their approval: the last one is what cards show. */
export type CurrentCarPhotosDoc = { readonly carId: string; readonly approved: readonly ApprovedPhoto[] };

/** View `current-car-photos`: what cards show instead of the drawing. Nothing of a car without an approved photo. */
export const currentCarPhotos: Projection<
  CarPhotoApproved | CarPhotoDeclined | CarPhotoReopened | CarPhotoWithdrawn,
  CurrentCarPhotosDoc
> = {
  name: 'current-car-photos',
  version: 1,
  handles: ['CarPhotoApproved', 'CarPhotoDeclined', 'CarPhotoReopened', 'CarPhotoWithdrawn'],
  indexes: [],
  keysOf: ({ data }) => [data.carId],
  channel: () => 'car-photos',
  evolve: (doc, event) => {
    const { carId, photoId } = event.data;
    const others = (doc?.approved ?? []).filter((photo) => photo.photoId !== photoId);
    const approved = event.type === 'CarPhotoApproved' ? [...others, photoOf(event.data)] : others;
    return approved.length === 0 ? undefined : { carId, approved };
  },
};

const photoOf = ({ photoId, file, gameVersion }: CarPhotoApproved['data']): ApprovedPhoto => ({
  photoId,
  file,
  gameVersion,
});
