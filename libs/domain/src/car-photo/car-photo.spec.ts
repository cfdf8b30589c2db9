import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import { ApproveCarPhoto, approveCarPhoto } from './approve-car-photo.ts';
import type { CarPhotoEvent, CarPhotoSubmitted } from './car-photo.events.ts';
import { type CarPhotos, carPhotos } from './car-photo.state.ts';
import { DeclineCarPhoto, declineCarPhoto } from './decline-car-photo.ts';
import { ReopenCarPhoto, reopenCarPhoto, SendCarPhotoAgain, sendCarPhotoAgain } from './reopen-car-photo.ts';
import { SubmitCarPhoto, submitCarPhoto } from './submit-car-photo.ts';
import { WithdrawCarPhoto, withdrawCarPhoto } from './withdraw-car-photo.ts';

const carId = 'Mini_Cooper_S_1964';
const one = { carId, photoId: 'p1' };
const size = { width: 800, height: 500 };
const submitted = (photoId = 'p1', file = 'f1'): CarPhotoSubmitted => ({
  type: 'CarPhotoSubmitted',
  data: { photoId, carId, file, gameVersion: '26', ...size, submittedBy: 'ann' as ActorId },
});
const approved: CarPhotoEvent = { type: 'CarPhotoApproved', data: { ...one, file: 'f1', gameVersion: '26' } };
const declined: CarPhotoEvent = { type: 'CarPhotoDeclined', data: { ...one, reason: 'unclear' } };
const withdrawn: CarPhotoEvent = { type: 'CarPhotoWithdrawn', data: one };
const reopened: CarPhotoEvent = { type: 'CarPhotoReopened', data: one };

const facts = { photoId: 'p2', carId, upload: size, gameVersion: '27' };
const submit =
  (file: string, more: Partial<Parameters<typeof submitCarPhoto>[2]> = {}) =>
  (state: CarPhotos) =>
    submitCarPhoto(new SubmitCarPhoto({ carId: '1234', file }, by('ann')), state, { ...facts, ...more });
const approve = (state: CarPhotos) => approveCarPhoto(new ApproveCarPhoto(one, by('mod', 'moderator')), state);
const decline = (state: CarPhotos) =>
  declineCarPhoto(new DeclineCarPhoto({ ...one, reason: 'unclear' }, by('mod', 'moderator')), state);
const withdraw = (actor: string) => (state: CarPhotos) => withdrawCarPhoto(new WithdrawCarPhoto(one, by(actor)), state);
const reopen = (state: CarPhotos) => reopenCarPhoto(new ReopenCarPhoto(one, by('mod', 'moderator')), state);
const sendAgain = (state: CarPhotos) => sendCarPhotoAgain(new SendCarPhotoAgain(one, by('ann')), state);

describe('submit-car-photo', () => {
  it('has the photo of a car wait, with the version of the game', () => {
    given(carPhotos)
      .when(submit('f2'))
      .then([{ ...submitted('p2', 'f2'), data: { ...submitted('p2', 'f2').data, gameVersion: '27' } }]);
  });

  it('needs a car, and an upload of one’s own that fills a card', () => {
    given(carPhotos)
      .when(submit('f2', { carId: undefined }))
      .thenBroken('car-unknown', { carId: '1234' });
    given(carPhotos)
      .when(submit('f2', { upload: undefined }))
      .thenBroken('upload-unknown', { name: 'f2' });
    const small = { width: 319, height: 500 };
    given(carPhotos)
      .when(submit('f2', { upload: small }))
      .thenBroken('car-photo-too-small', small);
  });

  it('takes the same picture once, and again after it was declined', () => {
    given(carPhotos, [submitted()]).when(submit('f1')).thenBroken('car-photo-already-sent', { photoId: 'p1' });
    expect(submit('f1')({ photos: [] })).toHaveLength(1);
    given(carPhotos, [submitted(), declined])
      .when(submit('f3'))
      .then([{ ...submitted('p2', 'f3'), data: { ...submitted('p2', 'f3').data, gameVersion: '27' } }]);
  });
});

describe('a photo that waits', () => {
  it('is approved or declined by a moderator, once', () => {
    given(carPhotos, [submitted()]).when(approve).then([approved]);
    given(carPhotos, [submitted(), approved]).when(approve).thenBroken('car-photo-not-pending', { photoId: 'p1' });
    given(carPhotos, [submitted()]).when(decline).then([declined]);
    given(carPhotos, [submitted(), approved]).when(decline).then([declined]);
    given(carPhotos).when(approve).thenBroken('car-photo-unknown');
  });

  it('is nothing that its author decides', () => {
    given(carPhotos, [submitted()])
      .when((state) => approveCarPhoto(new ApproveCarPhoto(one, by('ann')), state))
      .thenBroken('not-allowed');
  });

  it('is taken back by its author alone', () => {
    given(carPhotos, [submitted()]).when(withdraw('ann')).then([withdrawn]);
    given(carPhotos, [submitted(), approved]).when(withdraw('ann')).then([withdrawn]);
    given(carPhotos, [submitted()]).when(withdraw('bob')).thenBroken('car-photo-not-yours');
  });

  it('waits again when that is undone', () => {
    given(carPhotos, [submitted(), declined]).when(reopen).then([reopened]);
    given(carPhotos, [submitted(), approved]).when(reopen).then([reopened]);
    given(carPhotos, [submitted(), withdrawn]).when(reopen).thenBroken('changed-meanwhile');
    given(carPhotos, [submitted(), withdrawn]).when(sendAgain).then([reopened]);
    given(carPhotos, [submitted(), declined]).when(sendAgain).thenBroken('changed-meanwhile');
  });
});
