import { given } from '#test/projection-kit';
import type { CarPhotoApproved } from '#domain';
import { currentCarPhotos } from './current-car-photos.projection.ts';

const carId = 'Mini_Cooper_S_1964';
const photo = (n: number) => ({ photoId: `p${n}`, file: `f${n}`, gameVersion: '26' });
const approved = (n: number): CarPhotoApproved => ({ type: 'CarPhotoApproved', data: { carId, ...photo(n) } });
const of = (n: number) => ({ carId, photoId: `p${n}` });

describe('current-car-photos', () => {
  it('has the approved photos of a car, the newest last', () => {
    given(currentCarPhotos, [approved(1), approved(2)]).then(carId, { carId, approved: [photo(1), photo(2)] });
  });

  it('goes back to the one before when the newest is taken down', () => {
    const past = [approved(1), approved(2)];
    for (const last of [
      { type: 'CarPhotoWithdrawn', data: of(2) } as const,
      { type: 'CarPhotoReopened', data: of(2) } as const,
      { type: 'CarPhotoDeclined', data: { ...of(2), reason: 'worse' } } as const,
    ])
      given(currentCarPhotos, [...past, last]).then(carId, { carId, approved: [photo(1)] });
  });

  it('has nothing of a car whose only photo went, or was never taken', () => {
    given(currentCarPhotos, [approved(1), { type: 'CarPhotoWithdrawn', data: of(1) }]).then(carId, undefined);
    given(currentCarPhotos, [{ type: 'CarPhotoDeclined', data: { ...of(1), reason: 'unfit' } }]).then(carId, undefined);
  });
});
