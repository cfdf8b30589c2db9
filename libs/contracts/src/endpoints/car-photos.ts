import { z } from 'zod';
import { PHOTOS_AT_ONCE } from '../car-photo.enums.ts';
import { carPhotoPage, currentPhotos, declineCarPhotoBody, submitCarPhotoBody } from '../car-photos.ts';
import { carId } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { onSeenBody } from '../seen-version.ts';
import { written } from '../written.ts';

const views = ['car-photos', 'current-car-photos', 'cars'] as const;
const viewsToDecide = [...views, 'review-queue'] as const;
const page = paging(100, 24);
const onePhoto = z.object({ id: carId, photoId: z.uuid() });
const NO_SUCH = ['car-photo-unknown', 'car-photo-not-pending'] as const;

export const carPhotos = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/car-photos',
    summary: 'List approved car photos, newest first, each with the photo it replaced',
    who: 'guest-or-member',
    query: page,
    answer: carPhotoPage,
    views,
    problems: ['cursor-unreadable'],
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/v1/car-photos/current',
    summary: 'Get the photo files now shown on the cards of these cars',
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
    summary: 'List photos waiting for review, oldest first, or decided ones, newest first',
    who: 'moderator',
    query: page.extend({ status: z.enum(['pending', 'approved', 'declined']).default('pending') }),
    answer: carPhotoPage,
    views: viewsToDecide,
    problems: ['cursor-unreadable'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/car-photos/mine',
    summary: 'List your own photos, newest first',
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
    summary: 'Submit a photo of a car for review',
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
    summary: 'Approve a waiting photo, so that cards show it',
    who: 'moderator',
    params: onePhoto,
    body: onSeenBody,
    answer: written,
    problems: NO_SUCH,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/photos/:photoId/decline',
    formerly: '/api/v1/cars/:id/photos/:photoId/refusal',
    summary: 'Decline a photo, or take down an approved one',
    who: 'moderator',
    params: onePhoto,
    body: declineCarPhotoBody,
    answer: written,
    problems: NO_SUCH,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/photos/:photoId/reopen',
    formerly: '/api/v1/cars/:id/photos/:photoId/reopening',
    summary: 'Undo the decision on a photo',
    who: 'moderator',
    params: onePhoto,
    answer: written,
    problems: NO_SUCH,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/photos/:photoId/withdraw',
    formerly: '/api/v1/cars/:id/photos/:photoId/withdrawal',
    summary: 'Withdraw your own photo',
    who: 'member',
    params: onePhoto,
    answer: written,
    problems: [...NO_SUCH, 'car-photo-not-yours'],
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/photos/:photoId/resubmission',
    formerly: '/api/v1/cars/:id/photos/:photoId/sending',
    summary: 'Resubmit your withdrawn photo within 30 days',
    who: 'member',
    params: onePhoto,
    answer: written,
    problems: [...NO_SUCH, 'car-photo-not-yours'],
    feature: 'uploads',
  }),
};
