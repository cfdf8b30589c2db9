import { buildFacets, type Filter, matchesFilter } from '#racing';
import { median, quantile, row } from './bench-kit.ts';
import { manyCars } from './search-cars.ts';

const ROUNDS = 200;

const filters: readonly Filter[] = [
  { ranges: {}, choices: {} },
  { ranges: { rq: { from: 30, to: 79 } }, choices: { class: ['A', 'B', 'C'], tyre: ['Performance', 'Standard'] } },
  {
    ranges: {
      year: { from: 1990 },
      topSpeedMph: { from: 120 },
      acceleration0to60s: { to: 8 },
      weightKg: { to: 1_800 },
    },
    choices: {
      drive: ['RWD', '4WD'],
      country: ['DE', 'JP', 'IT'],
      body: ['Coupe', 'Saloon', 'twister'],
      tag: ['Road'],
    },
  },
];

/** A filter and all its counters over 6,300 cars, against the filter alone. */
export default async (): Promise<boolean> => {
  const cars = manyCars();
  const start = performance.now();
  const count = buildFacets(cars);
  const built = performance.now() - start;
  const times = { counted: [] as number[], plain: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const filter = filters[round % filters.length] as Filter;
    times.plain.push(timed(() => cars.filter(matchesFilter(filter))));
    times.counted.push(timed(() => count(filter)));
  }
  const work = `filter of ${cars.length.toLocaleString('en')} cars with the counters of 16 groups`;
  return [
    row({ work, value: median(times.counted), limit: median(times.plain), unit: 'ms' }),
    row({ work: `${work}, p95`, value: quantile(times.counted, 0.95), unit: 'ms', atMost: 50 }),
    row({ work: `${work}, made ready once`, value: built, unit: 'ms', atMost: 250 }),
  ].every(Boolean);
};

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
