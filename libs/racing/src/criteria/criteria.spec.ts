import { aCar } from '#test/a-car';
import type { CatalogueCar } from '../catalogue-car.ts';
import { type Alternative, emptyFilter, type Filter } from './criteria.ts';
import { describeCriteria } from './describe-criteria.ts';
import { matchesCriteria, matchesFilter } from './matches.ts';

const mini: CatalogueCar = aCar({ mra: null, tags: ['Silver'], brake: null });
const passes = (filter: Partial<Filter>, car: Partial<CatalogueCar> = {}) =>
  matchesFilter({ ...emptyFilter, ...filter })({ ...mini, ...car });
const named = (name: string, filter: Partial<Filter>): Alternative => ({ name, ...emptyFilter, ...filter });

describe('a filter', () => {
  it('lets every car pass when it asks for nothing', () => {
    expect(passes({})).toBe(true);
    expect(passes({ ranges: { mra: {} }, choices: { tyre: [] } })).toBe(true);
  });

  it('takes one value or the other of a group, and asks for every group', () => {
    expect(passes({ choices: { drive: ['RWD', 'FWD'], country: ['GB'] } })).toBe(true);
    expect(passes({ choices: { drive: ['RWD', 'FWD'], country: ['IT'] } })).toBe(false);
  });

  it('has ranges with both ends in, open where no end is said', () => {
    expect(passes({ ranges: { year: { from: 1964, to: 1964 } } })).toBe(true);
    expect(passes({ ranges: { year: { from: 1965 } } })).toBe(false);
    expect(passes({ ranges: { year: { to: 1963 } } })).toBe(false);
  });

  it('keeps out a car whose figure is missing as soon as that range is set', () => {
    expect(passes({ ranges: { mra: { to: 160 } } })).toBe(false);
    expect(passes({ ranges: { acceleration0to60s: { from: 1 } } }, { acceleration0to60s: null })).toBe(false);
    expect(passes({ choices: { brake: ['A', 'B', 'C'] } })).toBe(false);
  });

  it('asks for several tags by several groups', () => {
    const tags = ['Silver', 'Hot Hatch'];
    expect(passes({ choices: { tag: ['Silver'], tag2: ['Hot Hatch', 'Track'] } }, { tags })).toBe(true);
    expect(passes({ choices: { tag: ['Silver'], tag2: ['Track'] } }, { tags })).toBe(false);
  });

  it('calls a road car what is neither for racing nor a concept', () => {
    expect(passes({ choices: { tag: ['Road'] } })).toBe(true);
    expect(passes({ choices: { tag: ['Road'] } }, { tags: ['Concept'] })).toBe(false);
  });

  it('knows the styles that we work out as bodies', () => {
    expect(passes({ choices: { body: ['dragster', 'twister', 'speedster', 'all-rounder'] } })).toBe(true);
  });
});

describe('alternatives', () => {
  const [british, italian] = [named('', { choices: { country: ['GB'] } }), named('', { choices: { country: ['IT'] } })];

  it('let a car pass by one of them', () => {
    expect(matchesCriteria([italian, british])(mini)).toBe(true);
    expect(matchesCriteria([italian])(mini)).toBe(false);
  });

  it('let every car pass only when none asks for anything', () => {
    expect(matchesCriteria([])(mini)).toBe(true);
    expect(matchesCriteria([named('new', {})])(mini)).toBe(true);
    expect(matchesCriteria([named('new', {}), italian])(mini)).toBe(false);
  });
});

describe('criteria in words', () => {
  it('are parts by group, choices first', () => {
    const ranges = {
      rq: { from: 50 },
      year: { from: 1964, to: 1964 },
      weightKg: { to: 900 },
      seats: { from: 2, to: 4 },
    };
    const alternative = named('2x', { ranges, choices: { tyre: ['Slick'], brand: ['MINI', 'BMW'] } });
    expect(describeCriteria([alternative, named('', {})])).toEqual([
      {
        name: '2x',
        parts: [
          { group: 'tyre', values: ['Slick'] },
          { group: 'brand', values: ['MINI', 'BMW'] },
          { group: 'rq', range: { from: 50 } },
          { group: 'year', range: { from: 1964, to: 1964 } },
          { group: 'weightKg', range: { to: 900 } },
          { group: 'seats', range: { from: 2, to: 4 } },
        ],
      },
      { name: '', parts: [] },
    ]);
  });
});
