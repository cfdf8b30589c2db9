import type { CarAttributes, CarReleased, CarRevised } from '#domain';
import { aCar } from './a-car.ts';

export const released = (carId: string, facts: Partial<CarReleased['data']> = {}): CarReleased => ({
  type: 'CarReleased',
  version: 2,
  data: { carId, car: aCar(), source: 'starter', gameVersion: '26', ...facts },
});

export const revised = (
  carId: string,
  changes: Partial<CarAttributes>,
  facts: Partial<CarRevised['data']> = {},
): CarRevised => ({
  type: 'CarRevised',
  version: 2,
  data: {
    carId,
    gameVersion: '26',
    changes,
    source: 'starter',
    reason: 'list-imported',
    alreadyStated: 'everything',
    ...facts,
  },
});
