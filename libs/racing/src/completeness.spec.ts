import { aCar } from '#test/a-car';
import { completenessOf, unknownFigures } from './completeness.ts';

describe('how much is known of a car', () => {
  it('is the share of its figures that are known', () => {
    expect(completenessOf(aCar({ mra: 60 }))).toBe(100);
    expect(completenessOf(aCar({ mra: null, seats: null }))).toBe(91);
    expect(completenessOf({ name: 'Mini', brand: 'Mini', year: 1964 })).toBe(13);
    expect(completenessOf({})).toBe(0);
  });

  it('counts never reaching 60 mph as known, and no tags as known to be none', () => {
    expect(unknownFigures(aCar({ acceleration0to60s: null, tags: [], mra: null }))).toEqual(['mra']);
  });
});
