import { testCar } from '../../test/test-car.ts';
import { changesBetween, changesOf } from './changes.ts';

const verdicts = (changes: Record<string, [unknown, unknown]>) =>
  changesOf(changes).map(({ field, verdict, difference }) => [field, verdict, difference]);

describe('changes of a car', () => {
  it('are better or worse for whoever races it', () => {
    expect(
      verdicts({
        weightKg: [1400, 1435],
        topSpeedMph: [188, 190],
        rq: [66, 61],
        class: ['A', 'B'],
        acceleration0to60s: [4.5, 4.4],
        brake: ['C', 'B'],
        tcs: [false, true],
      }),
    ).toEqual([
      ['class', 'better', null],
      ['rq', 'better', -5],
      ['topSpeedMph', 'better', 2],
      ['acceleration0to60s', 'better', expect.closeTo(-0.1)],
      ['weightKg', 'worse', 35],
      ['brake', 'better', null],
      ['tcs', 'better', null],
    ]);
  });

  it('are neither where it is a matter of the track, or where nothing was known before', () => {
    expect(verdicts({ tyre: ['Slick', 'Off-road'], mra: [null, 91.3], tags: [[], ['Alpine']] })).toEqual([
      ['mra', 'neither', null],
      ['tyre', 'neither', null],
      ['tags', 'neither', null],
    ]);
  });

  it('are better where a car comes to reach 60 mph', () => {
    expect(verdicts({ acceleration0to60s: [null, 19] })).toEqual([['acceleration0to60s', 'better', null]]);
  });

  it('are found between two states of it', () => {
    const then = testCar('a', { handling: 80, tags: ['Alpine'] });
    const now = testCar('a', { handling: 84, tags: ['Alpine'] });
    expect(changesBetween(then, now).map(({ field }) => field)).toEqual(['handling']);
  });
});
