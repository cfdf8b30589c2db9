import { aCar } from '#test/a-car';
import { countsByRequirements, kindsByRequirements } from './event-cars.ts';

const requirements = [
  { criteria: '~NBritain~oGB', atLeast: 5 },
  { criteria: '~NFront~dFWD', atLeast: 3 },
];

describe('requirements of an event', () => {
  it('leave out a car that does not fit what all have to, and mark what else it fits', () => {
    const kinds = kindsByRequirements(requirements);
    expect(kinds(aCar({ country: 'GB', drive: 'FWD' }))).toBe(0b11);
    expect(kinds(aCar({ country: 'GB', drive: 'RWD' }))).toBe(0b01);
    expect(kinds(aCar({ country: 'IT', drive: 'FWD' }))).toBeUndefined();
    expect(kindsByRequirements([])(aCar())).toBe(0);
  });

  it('ask a hand for so many of a kind where not for all', () => {
    expect(countsByRequirements(requirements)).toEqual([{ kind: 1, atLeast: 3 }]);
  });
});
