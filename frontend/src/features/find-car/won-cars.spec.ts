import type { CampaignAnswer } from '#contracts';
import { testCar } from '../../test/test-car.ts';
import { sharedMatches, wonCars } from './won-cars.ts';

const match = (number: number, carIds: string[]) => ({
  match: number,
  gameVersion: '26',
  statedAt: '2026-11-22T12:00:00.000Z',
  carIds,
  trackCodes: ['mile4_a00'],
});
const campaign: CampaignAnswer = {
  items: [
    {
      placeId: 'a',
      place: 'YB A',
      championship: true,
      matches: [match(1, ['Mini', 'Golf']), match(2, ['Gone', 'Golf'])],
    },
    { placeId: 'b', place: 'SN B', championship: true, matches: [match(4, ['Golf', 'Polo', 'Mini'])] },
  ],
};
const cars = ['Mini', 'Golf', 'Polo', 'Other'].map((id) => testCar(id));

describe('cars that matches can be won', () => {
  it('are those of the catalogue, each with its places, the likeliest first', () => {
    const { won, missing } = wonCars(campaign, cars);
    expect([won.map(({ id }) => id), missing]).toEqual([['Mini', 'Golf', 'Polo'], 1]);
    expect(won[0]?.spots.map(({ place, match: n, chance }) => [place, n, chance])).toEqual([
      ['YB A', 1, 0.8],
      ['SN B', 4, 0.1],
    ]);
  });

  it('share matches, the one first that most likely brings any of them', () => {
    const { won } = wonCars(campaign, cars);
    const shared = sharedMatches(won).map(({ place, names, chance }) => [place, names, Math.round(chance * 100)]);
    expect(shared).toEqual([
      ['YB A', ['Mini', 'Golf'], 100],
      ['SN B', ['Mini', 'Golf', 'Polo'], 100],
    ]);
    expect(sharedMatches(won.slice(2))).toEqual([]);
  });
});
