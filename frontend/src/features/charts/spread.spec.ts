import { testCar } from '../../test/test-car.ts';
import type { ChartPoint } from './chart-points.ts';
import { bins, boxes, heatOf } from './spread.ts';

const point = (
  id: string,
  x: number,
  y: number,
  group = 'S',
  more: Parameters<typeof testCar>[1] = {},
): ChartPoint => ({
  id,
  name: id,
  car: testCar(id, more),
  tune: undefined,
  x,
  y,
  atX: x,
  atY: Math.log(y),
  size: null,
  group,
});

describe('how figures are spread', () => {
  it('counts each point once, the most in the last bin', () => {
    const found = bins([0, 1, 2, 3, 4, 5, 6, 7, 10].map((x) => point(`c${x}`, x, 1)));
    expect(found.map(({ from, to, points }) => [from, Math.round(to), points.length])).toEqual([
      [0, 3, 4],
      [10 / 3, 7, 3],
      [20 / 3, 10, 2],
    ]);
    expect(bins([point('a', 5, 1), point('b', 5, 1)])).toMatchObject([{ from: 5, to: 5, points: [{}, {}] }]);
  });

  it('tells of each group the quarters of its figures, and where they lie on the axis', () => {
    const some = [10, 20, 30, 40, 1000].map((y) => point(`s${y}`, 1, y));
    const [s, f, ...none] = boxes([...some, point('f', 1, 100, 'F')], ['S', 'D', 'F']);
    expect([s?.figures, f?.figures, none]).toEqual([[10, 20, 30, 40, 1000], [100, 100, 100, 100, 100], []]);
    // A hundred lies half way between ten and a thousand where the axis is logarithmic.
    expect([s?.places[0], s?.places[4], f?.places[2]]).toEqual([0, 1, expect.closeTo(0.5)]);
  });

  it('sets one group against another by the middle figure', () => {
    const of = (id: string, y: number, group: string, tyre: 'Slick' | 'Standard') => point(id, 1, y, group, { tyre });
    const heat = heatOf(
      [of('a', 10, 'S', 'Slick'), of('b', 30, 'S', 'Slick'), of('c', 60, 'A', 'Standard')],
      ['S', 'A'],
      'tyre',
    );
    expect(new Set(heat.columns)).toEqual(new Set(['Slick', 'Standard']));
    const cellOf = (row: number, column: string) => heat.rows[row]?.cells[heat.columns.indexOf(column)];
    expect([cellOf(0, 'Slick')?.middle, cellOf(0, 'Slick')?.share, cellOf(0, 'Slick')?.points.length]).toEqual([
      20, 0, 2,
    ]);
    expect([cellOf(1, 'Standard')?.share, cellOf(1, 'Slick')]).toEqual([1, undefined]);
  });
});
