import { type ChangedCar, changeKinds, countKinds, isOfKind } from './change-kinds.ts';

const car = (changes: ChangedCar['changes'], released = false): ChangedCar => {
  return { carId: 'a', name: 'A', released, changes };
};
const kindsOf = (one: ChangedCar) => changeKinds.filter((kind) => isOfKind(one, kind));

describe('the kinds of a change', () => {
  it.each([
    [{ weightKg: [1400, 1390] }, ['any', 'relevant', 'performance', 'weightKg']],
    [{ rq: [60, 61] }, ['any', 'rq']],
    [{ rq: [60, 62] }, ['any', 'relevant', 'rq']],
    [{ year: [1999, 2000] }, ['any']],
    [{ tags: [[], ['Alpine']] }, ['any', 'tags']],
    [{ class: ['A', 'B'], rq: [66, 64] }, ['any', 'relevant', 'rq', 'class']],
  ] as const)('of %j are %j', (changes, kinds) => {
    expect(kindsOf(car(changes as unknown as ChangedCar['changes']))).toEqual(kinds);
  });

  it('leave out an MRA that nobody knew before', () => {
    expect(kindsOf(car({ mra: [null, 91.3] }))).toEqual([]);
    expect(kindsOf(car({ mra: [90, 91.3] }))).toEqual(['any', 'relevant', 'performance', 'mra']);
  });

  it('are one for a new car', () => {
    expect(kindsOf(car({}, true))).toEqual(['new']);
  });

  it('are counted', () => {
    const counts = countKinds([car({ rq: [60, 61] }), car({ handling: [80, 81] }), car({}, true)]);
    expect([counts.get('any'), counts.get('handling'), counts.get('new'), counts.get('class')]).toEqual([2, 1, 1, 0]);
  });
});
