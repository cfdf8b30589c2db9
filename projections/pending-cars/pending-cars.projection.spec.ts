import { given } from '#test/projection-kit';
import { released } from '#test/car-attributes';
import type { PendingCarAdded, PendingCarEvent } from '#domain';
import { pendingCars } from './pending-cars.projection.ts';

const carId = 'Mini_Cooper_S_1964';
const facts = { name: 'Mini Cooper S', brand: 'Mini', year: 1964 };
const said = { textId: null, by: 'user-1', at: '2026-01-01T00:00:00.000Z' };
const added: PendingCarAdded = {
  type: 'PendingCarAdded',
  data: { carId, gameVersion: '26', facts, reason: 'missing-here' },
};
const act = (type: PendingCarEvent['type'], reason: string, more: object = {}) =>
  ({ type, data: { carId, reason, ...more } }) as PendingCarEvent;
const shown = { carId, status: 'pending', gameVersion: '26', facts, completeness: 13, addedAt: said.at } as const;
const adding = { act: 'add', reason: 'missing-here', ...said } as const;

describe('pending-cars', () => {
  it('has a car that waits, and how much is known of it', () => {
    given(pendingCars, [added]).then(carId, { ...shown, acts: [adding] });
    given(pendingCars, [added, act('PendingCarRevised', 'now-known', { changes: { rq: 24, class: 'E' } })]).then(
      carId,
      {
        ...shown,
        facts: { ...facts, rq: 24, class: 'E' },
        completeness: 21,
        acts: [adding, { act: 'revise', reason: 'now-known', ...said }],
      },
    );
  });

  it('keeps who decided, and why', () => {
    given(pendingCars, [added, act('PendingCarApproved', 'checked', { textId: 'text-1' }), released(carId)]).then(
      carId,
      {
        ...shown,
        status: 'released',
        acts: [adding, { act: 'approve', reason: 'checked', ...said, textId: 'text-1' }],
      },
    );
    given(pendingCars, [added, act('PendingCarDismissed', 'wrong'), added]).then(carId, {
      ...shown,
      acts: [adding, { act: 'dismiss', reason: 'wrong', ...said }, adding],
    });
  });

  it('lets a car go that an import has brought meanwhile, and knows no other', () => {
    given(pendingCars, [added, released(carId)]).then(carId, { ...shown, status: 'released', acts: [adding] });
    given(pendingCars, [released(carId)]).then(carId, undefined);
  });
});
