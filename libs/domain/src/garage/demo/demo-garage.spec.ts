import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { isPoints } from '#racing';
import { demoCopies } from './demo-garage.ts';

describe('the garage of the demonstration', () => {
  it('has cars of the starter catalogue, and some twice', () => {
    const cars = new Map(starterCatalogue.map(({ carId, car }) => [carId, car]));
    const carIds = demoCopies.map(({ carId }) => carId);
    expect(carIds.filter((carId) => !cars.has(carId))).toEqual([]);
    expect(new Set(demoCopies.map(({ copyId }) => copyId)).size).toBe(demoCopies.length);
    expect(new Set(carIds).size).toBeLessThan(carIds.length);
    expect(demoCopies.every(({ points }) => isPoints(points))).toBe(true);
  });
});
