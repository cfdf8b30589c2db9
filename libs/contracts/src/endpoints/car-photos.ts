import { z } from 'zod';
import { PHOTOS_AT_ONCE } from '../car-photo-words.ts';
import { carPhotoPage, currentPhotos, declineCarPhotoBody, submitCarPhotoBody } from '../car-photos.ts';
import { carId } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { onSeenBody } from '../seen-version.ts';
import { written } from '../written.ts';

const views = ['car-photos', 'current-car-photos', 'cars'] as const;
const viewsToDecide = [...views, 'waiting'] as const;
const page = paging(100, 24);
const onePhoto = z.object({ id: carId, photoId: z.uuid() });
const NO_SUCH = ['car-photo-unknown', 'car-photo-not-pending'] as const;

export const carPhotos = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/car-photos',
    summary: 'Photos of cars that were approved, the newest first, each with what it replaced',
    who: 'guest-or-member',
    query: page,
    answer: carPhotoPage,
    views,
    problems: ['cursor-unreadable'],
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/v1/car-photos/current',
    summary: 'The files that the cards of these cars show',
    who: 'anyone',
    query: z.object({
      cars: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(carId).max(PHOTOS_AT_ONCE))
        .meta({ examples: ['Honda_NSX_1990'] }),
    }),
    answer: currentPhotos,
    views: ['current-car-photos'],
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/v1/car-photos/queue',
    summary: 'Photos that wait for a moderator, longest waiting first, or those that were decided, the latest first',
    who: 'moderator',
    query: page.extend({ status: z.enum(['pending', 'approved', 'declined']).default('pending') }),
    answer: carPhotoPage,
    views: viewsToDecide,
    problems: ['cursor-unreadable'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/car-photos/mine',
    summary: 'Photos that you sent, the newest first',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    query: page,
    answer: carPhotoPage,
    views,
    problems: ['cursor-unreadable'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/photos',
    summary: 'Send a photo of a car; it waits for a moderator',
    who: 'member',
    params: z.object({ id: carId }),
    body: submitCarPhotoBody,
    answer: written,
    status: 201,
    problems: ['car-unknown', 'upload-unknown', 'car-photo-too-small', 'car-photo-already-sent'],
    feature: 'uploads',
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/photos/:photoId/approval',
    summary: 'Have cards show a photo that waits',
    who: 'moderator',
    params: onePhoto,
    body: onSeenBody,
    answer: written,
    problems: NO_SUCH,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/photos/:photoId/refusal',
    summary: 'Do not take a photo, or take down one that was taken',
    who: 'moderator',
    params: onePhoto,
    body: declineCarPhotoBody,
    answer: written,
    problems: NO_SUCH,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/photos/:photoId/reopening',
    summary: 'Undo what was decided of a photo',
    who: 'moderator',
    params: onePhoto,
    answer: written,
    problems: NO_SUCH,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/photos/:photoId/withdrawal',
    summary: 'Take back a photo of your own',
    who: 'member',
    params: onePhoto,
    answer: written,
    problems: [...NO_SUCH, 'car-photo-not-yours'],
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/photos/:photoId/sending',
    summary: 'Send a photo again that you took back, within 30 days',
    who: 'member',
    params: onePhoto,
    answer: written,
    problems: [...NO_SUCH, 'car-photo-not-yours'],
    feature: 'uploads',
  }),
};
