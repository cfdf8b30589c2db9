import fc from 'fast-check';
import type { AssetCar } from './asset-car.ts';
import { CatalogueUnreadable, decodeCatalogue, encodeCatalogue } from './catalogue-asset.ts';

const word = fc.string({ unit: 'binary', maxLength: 12 });
const figure = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const car = fc.record({
  id: word,
  name: word,
  brand: fc.constantFrom('Audi', 'Škoda', 'A"B\\C'),
  year: fc.integer({ min: 1885, max: 2100 }),
  country: fc.constantFrom('DE', 'JP'),
  class: fc.constantFrom('F', 'S'),
  rq: fc.integer({ min: 1, max: 200 }),
  tyre: fc.constantFrom('Slick', 'Standard'),
  drive: fc.constantFrom('FWD', 'RWD', '4WD'),
  clearance: fc.constantFrom('Low', 'High'),
  body: fc.uniqueArray(fc.constantFrom('Coupe', 'Saloon', 'Van')),
  seats: fc.option(fc.integer({ min: 1, max: 9 })),
  fuel: fc.constantFrom('Petrol', 'Electric'),
  engine: fc.constantFrom('Front', 'Mid'),
  weightKg: figure,
  topSpeedMph: figure,
  acceleration0to60s: fc.option(figure),
  handling: figure,
  mra: fc.option(figure),
  abs: fc.boolean(),
  tcs: fc.boolean(),
  brake: fc.option(fc.constantFrom('A', 'B', 'C')),
  prize: fc.boolean(),
  tags: fc.array(word, { maxLength: 4 }),
  retired: fc.boolean(),
  source: fc.constantFrom('starter', 'import'),
  releasedIn: fc.constantFrom('15', '24.1'),
}) as fc.Arbitrary<AssetCar>;
const cars = fc.uniqueArray(car, { selector: ({ id }) => id, maxLength: 40 });

const byId = (list: readonly AssetCar[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));

describe('the catalogue as an asset', () => {
  it('gives back every car, figure by figure, by id', () => {
    fc.assert(
      fc.property(cars, (list) => {
        expect(decodeCatalogue(encodeCatalogue(list))).toEqual(byId(list));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('is the same text for the same cars in any order', () => {
    fc.assert(
      fc.property(cars, (list) => {
        expect(encodeCatalogue(list.toReversed())).toBe(encodeCatalogue(list));
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it('keeps ids that say more, less or something else than name and year', () => {
    const [one] = fc.sample(car, { seed: 3, numRuns: 1 }) as [AssetCar];
    const named = { ...one, name: 'Citroën C2 GT', year: 2003 };
    const ids = ['Citroen_C2_GT_2003', 'Citroën_C2_GT_2003', 'Citroen_C2_GT_2003_$1', 'C2', '2003', 'GT_GT_2003_2003'];
    const list = ids.map((id) => ({ ...named, id }));
    expect(decodeCatalogue(encodeCatalogue(list))).toEqual(byId(list));
  });

  it('tells five thousand figures apart', () => {
    const [one] = fc.sample(car, { seed: 4, numRuns: 1 }) as [AssetCar];
    const list = Array.from({ length: 5_000 }, (_, n) => ({ ...one, id: `car-${n}`, mra: n / 100, year: n }));
    expect(decodeCatalogue(encodeCatalogue(list))).toEqual(byId(list));
  });

  it.each(['', '{}', 'null', '{"format":2}', '[1]'])('refuses %j', (text) => {
    expect(() => decodeCatalogue(text)).toThrow(CatalogueUnreadable);
  });
});
