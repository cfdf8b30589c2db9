import { emptyFilter } from '#racing';
import { testCar } from '../../../test/test-car.ts';
import { filterScope } from './filter-scope.ts';

const facts = filterScope([
  testCar('one', { acceleration0to60s: 2.35, weightKg: 1234, mra: null }),
  testCar('two', { acceleration0to60s: null, weightKg: 801, mra: null }),
]);

describe('what a filter offers', () => {
  it('has bounds on whole steps from what the cars have', () => {
    expect(facts.spans.acceleration0to60s).toMatchObject({ min: 2.3, max: 2.4 });
    expect(facts.spans.weightKg).toMatchObject({ min: 800, max: 1240 });
    expect(facts.spans.mra).toMatchObject({ min: 0, max: 0.1 });
  });

  it('counts the cars along the way', () => {
    const { bars } = facts.spans.weightKg;
    expect([bars[0], bars.at(-1)]).toEqual([1, 1]);
    expect(facts.facets(emptyFilter).passing).toHaveLength(2);
  });
});
