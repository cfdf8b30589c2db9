import { carClasses } from '#racing';
import { carWords } from '../car-facts.ts';
import { checkCarFacts } from '../check-car-facts.ts';
import { starterCatalogue } from './starter-catalogue.ts';

const words = (of: (typeof starterCatalogue)[number]['car']) => [of.tyre, of.drive, of.clearance, ...of.body, of.fuel];

describe('the starter catalogue', () => {
  it.each(starterCatalogue.map(({ carId, car }) => [carId, car] as const))('has true figures for %s', (carId, car) => {
    checkCarFacts(carId, car);
    expect(carId).toMatch(/^[\x21-\x7e]+_\d{4}$/);
  });

  it('has no id twice', () => {
    expect(new Set(starterCatalogue.map(({ carId }) => carId)).size).toBe(starterCatalogue.length);
  });

  it('has at least ten cars of every class, and every word a car can be described with', () => {
    for (const carClass of carClasses) {
      expect(starterCatalogue.filter(({ car }) => car.class === carClass.letter).length).toBeGreaterThanOrEqual(10);
    }
    const used = new Set(starterCatalogue.flatMap(({ car }) => words(car)));
    const { tyre, drive, clearance, body, fuel } = carWords;
    expect([...tyre, ...drive, ...clearance, ...body, ...fuel].filter((word) => !used.has(word))).toEqual([]);
  });
});
