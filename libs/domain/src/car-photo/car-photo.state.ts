import type { ActorId, Decider } from '#kernel';
import type { CarPhotoEvent } from './car-photo.events.ts';

export type SentPhoto = {
  readonly photoId: string;
  readonly status: 'pending' | 'approved' | 'declined' | 'withdrawn';
  readonly file: string;
  readonly gameVersion: string;
  readonly submittedBy: ActorId;
};

export type CarPhotos = { readonly photos: readonly SentPhoto[] };

export const carPhotosStream = (carId: string): string => `photos-${carId}`;

const become = {
  CarPhotoApproved: 'approved',
  CarPhotoDeclined: 'declined',
  CarPhotoWithdrawn: 'withdrawn',
  CarPhotoReopened: 'pending',
} as const;

export const carPhotos: Decider<CarPhotos, CarPhotoEvent> = {
  initial: { photos: [] },
  evolve: ({ photos }, event) => {
    const { photoId } = event.data;
    if (event.type === 'CarPhotoSubmitted') {
      const { file, gameVersion, submittedBy } = event.data;
      return { photos: [...photos, { photoId, status: 'pending', file, gameVersion, submittedBy }] };
    }
    const status = become[event.type];
    return { photos: photos.map((photo) => (photo.photoId === photoId ? { ...photo, status } : photo)) };
  },
};
