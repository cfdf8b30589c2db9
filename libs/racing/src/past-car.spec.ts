import { carIdToday, parsePastCar, pastCarId } from './past-car.ts';

describe('a car as a version had it', () => {
  it('has a name that says both', () => {
    const past = { carId: 'Honda_NSX_1990', gameVersion: '24.1' };
    expect(pastCarId(past)).toBe('Honda_NSX_1990@24.1');
    expect(parsePastCar('Honda_NSX_1990@24.1')).toEqual(past);
    expect([carIdToday('Honda_NSX_1990@24.1'), carIdToday('Honda_NSX_1990')]).toEqual([
      'Honda_NSX_1990',
      'Honda_NSX_1990',
    ]);
  });

  it.each(['Honda_NSX_1990', '@24', 'A@', 'A@x', 'A@24.', 'A@24.1.1'])('is not what %s names', (name) => {
    expect(parsePastCar(name)).toBeUndefined();
  });
});
