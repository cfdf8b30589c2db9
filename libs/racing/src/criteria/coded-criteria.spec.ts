import { aCar } from '#test/a-car';
import { codedCriteria, hasNames, knownCriteria, knownValues, openValues } from './coded-criteria.ts';

const written = '~NMy%20words~rHonda,Zebedee~R50_90~cS~NMore~ltag';

describe('criteria as codes', () => {
  it('have no name that somebody gave', () => {
    expect(codedCriteria(written)).toBe('~N~R50_90~cS~rHonda,Zebedee~N~ltag');
    expect([hasNames(written), hasNames(codedCriteria(written)), hasNames('~cS')]).toEqual([true, false, false]);
    expect([codedCriteria(''), codedCriteria('only words')]).toEqual(['', '']);
  });

  it('have values that only the catalogue knows, and of these those that it has', () => {
    const known = knownValues([aCar({ brand: 'Honda', country: 'JP', tags: [] })]);
    expect(openValues(written)).toEqual(['Honda', 'Zebedee', 'tag']);
    expect(openValues('~cS~dFWD')).toEqual([]);
    expect(['Honda', 'JP', 'Road', 'Zebedee'].map((value) => known.has(value))).toEqual([true, true, true, false]);
    expect(knownCriteria(written, known)).toBe('~N~R50_90~cS~rHonda~N');
  });
});
