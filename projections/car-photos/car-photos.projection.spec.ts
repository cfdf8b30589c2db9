import { given } from '#test/projection-kit';
import type { CarPhotoEvent, CarPhotoSubmitted } from '#domain';
import type { ActorId } from '#kernel';
import { carPhotosView } from './car-photos.projection.ts';

const one = { photoId: 'p1', carId: 'Mini_Cooper_S_1964' };
const data = { ...one, file: 'f1', width: 800, height: 500, gameVersion: '26', submittedBy: 'ann' as ActorId };
const at = '2026-01-01T00:00:00.000Z';
const submitted: CarPhotoSubmitted = { type: 'CarPhotoSubmitted', data };
const approved: CarPhotoEvent = { type: 'CarPhotoApproved', data: { ...one, file: 'f1', gameVersion: '26' } };
const declined: CarPhotoEvent = { type: 'CarPhotoDeclined', data: { ...one, reason: 'unclear', textId: 't1' } };
const waiting = { status: 'pending', decidedAt: null, decidedBy: null, reason: null, textId: null } as const;
const decided = { decidedAt: at, decidedBy: 'user-1' };

describe('car-photos', () => {
  it('has a photo that waits, and what became of it', () => {
    const sent = { ...data, submittedAt: at, ...waiting };
    given(carPhotosView, [submitted]).then('p1', sent);
    given(carPhotosView, [submitted, approved]).then('p1', { ...sent, ...decided, status: 'approved' });
    const refused = { ...sent, ...decided, status: 'declined', reason: 'unclear', textId: 't1' } as const;
    given(carPhotosView, [submitted, declined]).then('p1', refused);
    given(carPhotosView, [submitted, { type: 'CarPhotoWithdrawn', data: one }]).then('p1', {
      ...sent,
      ...decided,
      status: 'withdrawn',
    });
    given(carPhotosView, [submitted, declined, { type: 'CarPhotoReopened', data: one }]).then('p1', sent);
  });

  it('knows nothing of a photo that nobody sent', () => {
    given(carPhotosView, [approved]).then('p1', undefined);
  });
});
