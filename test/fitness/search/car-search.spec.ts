import { starterCatalogue } from '#domain';
import { buildCarSearch } from '#racing';
import { queries } from './queries.ts';

describe('the search over the starter catalogue', () => {
  const search = buildCarSearch(starterCatalogue.map(({ car }) => car));

  it('is asked 200 things', () => {
    expect(new Set(queries.map(([text]) => text)).size).toBe(200);
  });

  it.each(queries)('answers %p with %p first', (text, carId) => {
    const [first] = search(text, 1).hits;
    expect(first && starterCatalogue[first.index]?.carId).toBe(carId);
  });
});
