import type { TrackCode } from '#racing';
import { testCar } from '../../test/test-car.ts';
import { type ChartRequest, chartPoints, medians } from './chart-points.ts';
import { bestOfCars, versionText } from './measures.ts';

const cars = [
  testCar('Mini', { rq: 20, class: 'E', mra: null, tyre: 'Standard' }),
  testCar('Golf', { rq: 40, class: 'C', mra: 80 }),
  testCar('Polo', { rq: 40, class: 'C', mra: 90 }),
];
const asked: ChartRequest = {
  x: 'mra',
  y: 'rq',
  xScale: 'linear',
  yScale: 'linear',
  size: undefined,
  colour: 'class',
  series: [() => true],
};
const noFacts = { times: new Map(), scores: new Map(), looks: new Map([['Polo', 12]]) };
const named = (points: ReturnType<typeof chartPoints>) =>
  points.map(({ car, atX, atY, group }) => [car.id, atX, atY, group]);

describe('the points of a chart', () => {
  it('are the cars of which both figures are known', () => {
    expect(named(chartPoints(asked, cars, noFacts))).toEqual([
      ['Golf', 80, 40, 'C'],
      ['Polo', 90, 40, 'C'],
    ]);
  });

  it('lie by their rank, equal ones at the same', () => {
    const ranked = chartPoints({ ...asked, x: 'rq', y: 'topSpeedMph', xScale: 'rank', colour: 'tyre' }, cars, noFacts);
    expect(named(ranked).map(([id, atX, , group]) => [id, atX, group])).toEqual([
      ['Mini', 1, 'Standard'],
      ['Golf', 2, 'Performance'],
      ['Polo', 2, 'Performance'],
    ]);
  });

  it('belong to the first series that they pass, where there are several', () => {
    const series = [({ id }: { id: string }) => id === 'Polo', () => true];
    expect(named(chartPoints({ ...asked, series }, cars, noFacts)).map(([id, , , group]) => [id, group])).toEqual([
      ['Golf', '1'],
      ['Polo', '0'],
    ]);
  });

  it('show the best time of each car in its tune', () => {
    const times = bestOfCars(
      [
        ['Mini', '332', 60],
        ['Mini', '323', 58],
        ['Golf', '111', 70],
      ],
      ['332', '323'],
      'mile4_a00' as TrackCode,
    );
    expect([...times]).toEqual([['Mini', { tune: '323', figure: 58 }]]);
    const timed = chartPoints({ ...asked, x: 'time' }, cars, { ...noFacts, times });
    expect(timed).toMatchObject([{ car: { id: 'Mini' }, tune: '323', atX: 58 }]);
    expect(
      bestOfCars(
        [
          ['Mini', '332', 60],
          ['Mini', '323', 58],
        ],
        [],
        'testBowl_a00' as TrackCode,
      ).get('Mini')?.figure,
    ).toBe(60);
  });

  it('show what several figures make together, how often a car is compared, and since when it is there', () => {
    const composed = chartPoints({ ...asked, x: 'mraTop', y: 'popularity' }, cars, noFacts);
    expect(composed).toMatchObject([{ car: { id: 'Polo' }, atX: 146, atY: 12 }]);
    const since = cars.map((car, at) => ({ ...car, releasedIn: ['24.10', '', '24'][at] ?? '' }));
    const released = chartPoints({ ...asked, x: 'rq', y: 'release' }, since, noFacts);
    expect(released.map(({ car, y }) => [car.id, versionText(y)])).toEqual([
      ['Mini', '24.10'],
      ['Polo', '24'],
    ]);
  });

  it('have medians by group', () => {
    expect(medians(chartPoints(asked, cars, noFacts))).toEqual([{ group: 'C', count: 2, x: 85, y: 40 }]);
  });
});
