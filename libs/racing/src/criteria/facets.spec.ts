import { aCar } from '#test/a-car';
import { emptyFilter, type Filter } from './criteria.ts';
import { buildFacets } from './facets.ts';

const cars = [
  aCar({ drive: 'FWD', country: 'GB', tyre: 'Standard', tags: ['Red', 'Old'] }),
  aCar({ drive: 'RWD', country: 'GB', tyre: 'Standard', tags: ['Red'] }),
  aCar({ drive: 'RWD', country: 'IT', tyre: 'Slick', tags: [], rq: 90 }),
];
const facets = buildFacets(cars);
const count = (filter: Partial<Filter>) => facets({ ...emptyFilter, ...filter });

describe('counters of a filter', () => {
  it('count every car when nothing is asked for', () => {
    const { passing, counts } = count({});
    expect(passing).toEqual([0, 1, 2]);
    expect([...counts.drive]).toEqual([
      ['FWD', 1],
      ['RWD', 2],
    ]);
    expect(counts.tag.get('Red')).toBe(2);
  });

  it('count in a group the cars that only this group keeps out', () => {
    const { passing, counts } = count({ choices: { drive: ['FWD'] } });
    expect(passing).toEqual([0]);
    expect(Object.fromEntries(counts.drive)).toEqual({ FWD: 1, RWD: 2 });
    expect(Object.fromEntries(counts.country)).toEqual({ GB: 1, IT: 0 });
  });

  it('do not count a car that two groups keep out', () => {
    const { counts } = count({ choices: { drive: ['FWD'], country: ['GB'] } });
    expect(Object.fromEntries(counts.drive)).toEqual({ FWD: 1, RWD: 1 });
    expect(Object.fromEntries(counts.country)).toEqual({ GB: 1, IT: 0 });
  });

  it('do not count a car that a range keeps out', () => {
    const { counts } = count({ ranges: { rq: { to: 50 } } });
    expect(Object.fromEntries(counts.drive)).toEqual({ FWD: 1, RWD: 1 });
    expect(counts.tyre.get('Slick')).toBe(0);
  });
});
