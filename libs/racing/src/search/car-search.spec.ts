import fc from 'fast-check';
import { aCar } from '#test/a-car';
import type { CatalogueCar } from '../catalogue-car.ts';
import { buildCarSearch } from './car-search.ts';

const honda: CatalogueCar = {
  ...aCar({
    name: 'Honda NSX',
    brand: 'Honda',
    year: 1990,
    country: 'JP',
    class: 'B',
    rq: 58,
    body: ['Coupe'],
    tags: [],
  }),
  tyre: 'Performance',
};

const cars: readonly CatalogueCar[] = [
  honda,
  { ...honda, name: 'Audi RS 4 Avant', brand: 'Audi', country: 'DE', year: 2000, rq: 61, tags: ["Hugo's Collection"] },
  { ...honda, name: 'Audi RS 4 Avant Nogaro', brand: 'Audi', country: 'DE', year: 2000, rq: 62, prize: true },
  { ...honda, name: 'Škoda Octavia 1.9', brand: 'Skoda', country: 'CZ', year: 1996, rq: 31, tyre: 'Off-road' },
  { ...honda, name: 'Mercedes-Benz S-Class', brand: 'Mercedes-Benz', country: 'DE', year: 1991, rq: 44, class: 'C' },
];
const search = buildCarSearch(cars);
const names = (text: string, limit = 9) => search(text, limit).hits.map(({ index }) => cars[index]!.name);

const marked = (text: string) => {
  const [hit] = search(text, 1).hits;
  const name = cars[hit!.index]!.name.normalize('NFC');
  return hit!.ranges.map(([from, to]) => name.slice(from, to));
};

describe('searching cars', () => {
  it('prefers a car that is named in full to one of a higher rating', () => {
    expect(names('rs 4 audi avant')).toEqual(['Audi RS 4 Avant', 'Audi RS 4 Avant Nogaro']);
    expect(names('audi')).toEqual(['Audi RS 4 Avant Nogaro', 'Audi RS 4 Avant']);
  });

  it('finds every car for no words, the highest rating first, and counts what the limit leaves out', () => {
    expect(search('  ', 2)).toMatchObject({ total: 5, hits: [{ index: 2 }, { index: 1 }] });
    expect(search('audi', 1)).toMatchObject({ total: 2, hits: [{ index: 2 }] });
  });

  it('says whether a slip was forgiven', () => {
    expect([search('honda', 1), search('hinda', 1), search('zzzz', 1)].map(({ forgiven }) => forgiven)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('looks among the cars it is told to', () => {
    expect(search('audi', 9, (index) => index === 1)).toMatchObject({ total: 1, hits: [{ index: 1 }] });
  });

  it.each([
    ["hugo's", 'Audi RS 4 Avant'],
    ['collection', 'Audi RS 4 Avant'],
    ['prize', 'Audi RS 4 Avant Nogaro'],
    ['offroad', 'Škoda Octavia 1.9'],
    ['s class', 'Mercedes-Benz S-Class'],
    ['1990s honda', 'Honda NSX'],
  ])('knows %p as words for facts', (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  it('takes a year before or after the make: only where nothing is of that year it is a slip', () => {
    const bmw = (name: string, year: number, rq: number): CatalogueCar => ({ ...honda, name, brand: 'BMW', year, rq });
    const some = [bmw('BMW 2002 tii', 1971, 70), bmw('BMW M3 CSL', 2003, 69), bmw('BMW 645Ci', 2004, 40)];
    for (const text of ['2004 bmw', 'bmw 2004', "'04 bmw"]) {
      const { hits, forgiven } = buildCarSearch(some)(text, 9);
      expect([text, hits.map(({ index }) => some[index]?.name), forgiven]).toEqual([text, ['BMW 645Ci'], false]);
    }
    expect(buildCarSearch(some.slice(0, 2))('2004 bmw', 9)).toMatchObject({ total: 2, forgiven: true });
  });

  it('takes words of another language', () => {
    const german = buildCarSearch(cars, (fact) => (fact === 'Coupe' ? 'Coupé Sportwagen' : ''));
    expect(german('sportwagen', 1).total).toBe(5);
    expect(search('sportwagen', 1).total).toBe(0);
  });

  it('forgives a slip only where nothing fits as it was typed', () => {
    expect(names('hinda')).toEqual(['Honda NSX']);
    expect(names('rs 4')).not.toContain('Honda NSX');
    expect(names('hinfa')).toEqual([]);
  });

  it.each([
    ['nsx honda', ['Honda', 'NSX']],
    ['rs4', ['RS 4']],
    ['skoda 1.9', ['Škoda', '1.9']],
    ['hinda nsx', ['Honda', 'NSX']],
    ['1990', []],
  ])('marks in the name what %p asked for', (text, parts) => {
    expect(marked(text)).toEqual(parts);
  });

  it('answers any text, with ranges within the name, in order and apart', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
        const { total, hits } = search(text, 3);
        expect(hits.length).toBe(Math.min(total, 3));
        for (const { index, ranges } of hits) {
          const places = ranges.flat();
          expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
          expect(places.at(-1) ?? 0).toBeLessThanOrEqual(cars[index]!.name.length);
        }
      }),
    );
  });
});
