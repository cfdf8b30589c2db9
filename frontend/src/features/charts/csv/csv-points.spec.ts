import { carResolver } from '#racing';
import { testCar } from '../../../test/test-car.ts';
import { csvPoints, OTHERS } from './csv-points.ts';
import { type CsvView, firstView } from './csv-view.ts';
import { wholeView } from './guess-view.ts';
import { joined } from './joined-file.ts';
import { readCsv } from './read-csv.ts';

const cars = [
  testCar('Mini', { rq: 20, class: 'E', tyre: 'Standard', drive: 'FWD' }),
  testCar('Golf', { rq: 40, class: 'C', drive: '4WD' }),
];
const byId = new Map(cars.map((car) => [car.id, car]));
const resolve = carResolver(cars);
const fileOf = (id: string, text: string, carColumn?: string) => {
  const read = readCsv(text, undefined, () => undefined);
  if (!read.ok) throw new Error(read.fault);
  return joined({ id, name: `${id}.csv`, source: new Blob(), table: read.table }, carColumn, resolve, byId);
};
const times = fileOf('dry', 'Name,Time,Result\nMini,90,Finished\nGolf,80,Finished\nTrabant,99,Crashed\n');
const drawn = (view: Partial<CsvView>, files = [times]) => {
  const { points, ...rest } = csvPoints(wholeView({ ...firstView, ...view }, files), files);
  return { ...rest, at: points.map(({ name, x, y, group }) => [name, x, y, group]) };
};

describe('a file of cars', () => {
  it('is joined where most names are known, and shows times by rating and class unless told', () => {
    expect(times.open).toEqual([{ answer: 'unknown', carIds: [], line: 4, text: 'Trabant' }]);
    expect(drawn({}).at).toEqual([
      ['Mini', 90, 20, 'E'],
      ['Golf', 80, 40, 'C'],
    ]);
  });

  it('is joined with another by cars', () => {
    const wet = fileOf('wet', 'car;s\nGolf;85,5\nMini;95,5\nUnknown;1,5');
    const { at } = drawn({ x: { of: 'file', fileId: 'dry', name: 'Time' }, ys: [{ of: 'column', name: 's' }] }, [
      times,
      wet,
    ]);
    expect(at).toEqual([
      ['Golf', 80, 85.5, '0/wet'],
      ['Mini', 90, 95.5, '0/wet'],
    ]);
  });

  it('has a series for each file and each column up', () => {
    const laps = fileOf('laps', 'Name,Time,rq,weight\nMini,1,2,3\nGolf,4,5,6');
    const up = [
      { of: 'column', name: 'rq' },
      { of: 'column', name: 'weight' },
    ] as const;
    const { groups } = drawn({ x: { of: 'column', name: 'Time' }, ys: up }, [laps, times]);
    expect(groups.map(({ name, count }) => [name, count])).toEqual([
      ['0/laps', 2],
      ['1/laps', 2],
    ]);
  });

  it('shows only rows with a text, and groups by a column or by wheels and tyres', () => {
    const only = { name: 'Result', text: 'Crashed' };
    const all = { x: { of: 'column', name: 'Time' }, ys: [{ of: 'column', name: 'Time' }] } as const;
    expect(drawn({ ...all, only, colour: { of: 'column', name: 'Result' } }).at).toEqual([
      ['Trabant', 99, 99, 'Crashed'],
    ]);
    expect(drawn({ colour: { of: 'car', name: 'category' } }).at.map(([, , , group]) => group)).toEqual([
      '2WD Standard',
      '4WD Performance',
    ]);
  });
});

describe('a file without cars', () => {
  it('shows its figures against each other, and what is average', () => {
    const plain = fileOf('plain', 'a,b\n1,10\n3,10\n5,20\n');
    const { groups, at } = drawn({ lines: ['mean'] }, [plain]);
    expect(at[0]).toEqual(['plain.csv 2', 1, 10, '0/plain']);
    expect(groups[0]?.means).toEqual([
      [2, 10],
      [5, 20],
    ]);
  });

  it('shows some of very many rows, and groups beyond the largest together', () => {
    const lines = Array.from({ length: 45_000 }, (_, at) => `${at},${at},g${at % 15}`);
    const many = fileOf('many', ['a,b,g', ...lines].join('\n'));
    const { rows, groups, at } = drawn({ colour: { of: 'column', name: 'g' } }, [many]);
    expect([rows, groups.length, at.length]).toEqual([45_000, 12, 15_000]);
    expect(at.some(([, , , group]) => group === OTHERS)).toBe(true);
  });
});
