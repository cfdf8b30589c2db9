import { partsOf, type QueueKind } from '../queue/queue-kind.ts';
import type { CarPhotoEvent } from './car-photo.events.ts';
import { carPhotosStream } from './car-photo.state.ts';

export const photoItemId = ({ carId, photoId }: { readonly carId: string; readonly photoId: string }): string =>
  `${carId}|${photoId}`;

const become = {
  CarPhotoApproved: 'approved',
  CarPhotoDeclined: 'declined',
  CarPhotoWithdrawn: 'gone',
} as const;

export const carPhotoQueueKind: QueueKind<CarPhotoEvent> = {
  kind: 'car-photo',
  stream: (itemId) => carPhotosStream(partsOf(itemId)[0]),
  handles: ['CarPhotoSubmitted', 'CarPhotoApproved', 'CarPhotoDeclined', 'CarPhotoWithdrawn', 'CarPhotoReopened'],
  moveOf: ({ type, data }) => {
    const itemId = photoItemId(data);
    if (type === 'CarPhotoSubmitted') return { to: 'waiting', itemId, priority: 'low', submitter: data.submittedBy };
    if (type === 'CarPhotoReopened') return { to: 'waiting', itemId, priority: 'low', undoes: true };
    return { to: become[type], itemId };
  },
};
