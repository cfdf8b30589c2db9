import type { CarPhotoApproved, CarPhotoDeclined, CarPhotoReopened, CarPhotoWithdrawn } from '#domain';
import type { Projection } from '#read-store';

export type ApprovedPhoto = { readonly photoId: string; readonly file: string; readonly gameVersion: string };

/** The approved photos of a car, in order of approval: cards show the last one. */
export type CurrentCarPhotosDoc = { readonly carId: string; readonly approved: readonly ApprovedPhoto[] };

/**
 * View `current-car-photos`: photos that cards show instead of the drawing. A car without an approved photo has no
 * document.
 */
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
