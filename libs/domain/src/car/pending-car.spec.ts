import { aCar } from '#test/a-car';
import { released } from '#test/car-attributes';
import { by, given } from '#test/decision-kit';
import { AddPendingCar, addPendingCar } from './add-pending-car.ts';
import { ApprovePendingCar, approvePendingCar } from './approve-pending-car.ts';
import type { CarAttributes } from './car-attributes.ts';
import { car, type CarState } from './car.state.ts';
import { DismissPendingCar, dismissPendingCar } from './dismiss-pending-car.ts';
import type { PendingCarEvent, PendingCarAttributes } from './pending-car.events.ts';
import { RevisePendingCar, revisePendingCar } from './revise-pending-car.ts';

const carId = 'Mini_Cooper_S_1964';
const named = { name: 'Mini Cooper S', brand: 'Mini', year: 1964 };
const mod = by('mod', 'moderator');
const other = by('other', 'moderator');
const added = (facts: PendingCarAttributes = named): PendingCarEvent => ({
  type: 'PendingCarAdded',
  data: { carId, gameVersion: '26', facts, addedBy: mod.actor, reason: 'missing-here' },
});

const add =
  (facts: PendingCarAttributes = named, meta = mod, textId = {}) =>
  (state: CarState) =>
    addPendingCar(new AddPendingCar({ carId, facts, gameVersion: '26', reason: 'missing-here' }, meta), state, textId);
const revise = (facts: Partial<CarAttributes>) => (state: CarState) =>
  revisePendingCar(new RevisePendingCar({ carId, facts, reason: 'now-known' }, mod), state);
const approve =
  (meta = other) =>
  (state: CarState) =>
    approvePendingCar(new ApprovePendingCar({ carId, reason: 'checked' }, meta), state);
const dismiss = (state: CarState) =>
  dismissPendingCar(new DismissPendingCar({ carId, reason: 'duplicate' }, mod), state);

describe('a car that waits', () => {
  it('is added as far as it is known, its class from its rating, the words by their id', () => {
    given(car).when(add()).then([added()]);
    given(car)
      .when(add({ ...named, rq: 24 }, mod, { textId: 'text-1' }))
      .then([
        {
          type: 'PendingCarAdded',
          data: {
            carId,
            gameVersion: '26',
            facts: { ...named, rq: 24, class: 'E' },
            addedBy: mod.actor,
            reason: 'missing-here',
            textId: 'text-1',
          },
        },
      ]);
  });

  it('is not one that there is, or that waits already', () => {
    given(car, [released(carId)])
      .when(add())
      .thenBroken('car-already-released');
    given(car, [added()]).when(add()).thenBroken('car-already-pending');
    given(car)
      .when(add({ ...named, weightKg: 1 }))
      .thenBroken('car-invalid', { carId, fields: ['weightKg'] });
  });

  it('is revised by what is new', () => {
    given(car, [added()])
      .when(revise({ ...named, weightKg: 651 }))
      .then([{ type: 'PendingCarRevised', data: { carId, changes: { weightKg: 651 }, reason: 'now-known' } }]);
    given(car, [added()]).when(revise(named)).thenBroken('car-unchanged');
    given(car, [released(carId)])
      .when(revise({ weightKg: 651 }))
      .thenBroken('car-not-pending');
  });

  it('is released once every figure is known that a car needs', () => {
    const { seats: _, ...facts } = aCar();
    given(car, [added(), revise(facts)({ status: 'pending', gameVersion: '26', facts: named })[0]!])
      .when(approve())
      .then([
        { type: 'PendingCarApproved', data: { carId, reason: 'checked' } },
        released(carId, { car: aCar({ seats: null }), source: 'moderator' }),
      ]);
    given(car, [added({ ...named, rq: 24 })])
      .when(approve())
      .thenBroken('car-incomplete');
    given(car).when(approve()).thenBroken('car-unknown');
  });

  it('is dismissed, and may be added again', () => {
    const dismissed: PendingCarEvent = { type: 'PendingCarDismissed', data: { carId, reason: 'duplicate' } };
    given(car, [added()]).when(dismiss).then([dismissed]);
    given(car, [added(), dismissed]).when(add()).then([added()]);
    given(car, [added(), dismissed]).when(dismiss).thenBroken('car-unknown');
  });

  it('is judged by nobody who added it', () => {
    given(car, [added(aCar())])
      .when(approve(mod))
      .thenBroken('queue-item-not-for-you');
  });

  it('is for moderators, not for members or operators', () => {
    given(car)
      .when(add(named, by('ann')))
      .thenBroken('not-allowed', { command: 'add-pending-car' });
    given(car, [added(aCar())])
      .when(approve(by('system:ops')))
      .thenBroken('queue-item-not-for-you');
  });
});
