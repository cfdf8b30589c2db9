import type { GarageCopy, Tune } from '#racing';
import { testCar } from '../../../test/test-car.ts';
import { upgradesOf } from './upgrades-of.ts';

const cars = new Map(['Alfa', 'Bravo'].map((id) => [id, testCar(id, { class: 'F' })]));
const copy = (carId: string, points: string): GarageCopy =>
  ({ copyId: `${carId}${points}`, carId, points, won: 0, lost: 0, drawn: 0 }) as unknown as GarageCopy;
const winner = (carId: string, tune: string, others: readonly string[] = []) => ({
  carId,
  tune: tune as Tune,
  points: 60,
  predicted: false,
  others,
});

it('is the cheapest way of each car, the least cost first', () => {
  const winners = [winner('Alfa', '332', ['222']), winner('Bravo', '111')];
  const copies = [copy('Alfa', '000'), copy('Alfa', '663'), copy('Bravo', '000'), copy('Bravo', '331')];
  expect(upgradesOf(winners, copies, cars)).toEqual([
    { carId: 'Bravo', from: '331', to: '111', cash: 550 },
    { carId: 'Alfa', from: '663', to: '222', cash: expect.any(Number) },
  ]);
});

it('is none where a part would have to go down, or nothing is missing', () => {
  expect(upgradesOf([winner('Alfa', '332')], [copy('Alfa', '669')], cars)).toEqual([]);
  expect(upgradesOf([winner('Alfa', '222')], [copy('Alfa', '666')], cars)).toEqual([]);
});
