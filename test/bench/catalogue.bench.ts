import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type AssetCar,
  buildFacets,
  type CatalogueCar,
  decodeCatalogue,
  encodeCatalogue,
  type Filter,
  gameVersions,
  matchesFilter,
} from '#racing';
import { median, row } from './bench-kit.ts';
import { manyCars } from './search-cars.ts';

/** Cars of a version are spread among the others. */
const someVersion = (n: number): string => gameVersions[(n * n * 7919) % gameVersions.length] ?? '26';

const file = new URL('../../../shared/data/catalogue.jsonl', import.meta.url);
const ROUNDS = 100;

const filter: Filter = {
  ranges: { rq: { from: 30, to: 79 }, year: { from: 1990 } },
  choices: { class: ['A', 'B', 'C'], tyre: ['Performance', 'Standard'], drive: ['RWD', '4WD'] },
};

const plain = (cars: readonly CatalogueCar[]): readonly CatalogueCar[] =>
  cars.filter(
    ({ rq, year, class: letter, tyre, drive }) =>
      rq >= 30 &&
      rq <= 79 &&
      year >= 1990 &&
      ['A', 'B', 'C'].includes(letter) &&
      ['Performance', 'Standard'].includes(tyre) &&
      ['RWD', '4WD'].includes(drive),
  );

/** The file that a browser loads: its size compared with plain JSON of the same cars, and the time to read it. */
export default async (): Promise<boolean> => {
  const cars =
    real() ??
    manyCars().map((car, n) => ({
      ...car,
      id: `car-${n}`,
      retired: false,
      source: 'import',
      releasedIn: someVersion(n),
    }));
  const text = encodeCatalogue(cars);
  const work = `catalogue of ${cars.length.toLocaleString('en')} cars`;
  const decode = times(20, () => decodeCatalogue(text));
  const parse = times(20, () => JSON.parse(JSON.stringify(cars)));
  return [
    row({ work: `${work}, compressed`, value: kB(text), limit: kB(JSON.stringify(cars)), unit: 'kB', atMost: 0.7 }),
    row({ work: `${work}, compressed, in all`, value: kB(text), unit: 'kB', atMost: 145 }),
    row({
      work: `${work}: read from text, beside plain JSON written and read`,
      value: decode,
      limit: parse,
      unit: 'ms',
    }),
    filtered(),
  ].every(Boolean);
};

const real = (): readonly AssetCar[] | undefined =>
  existsSync(file)
    ? Array.from(readFileSync(file, 'utf8').trimEnd().split('\n'), (line, n) => ({
        ...(JSON.parse(line) as AssetCar),
        retired: false,
        source: 'import',
        releasedIn: someVersion(n),
      }))
    : undefined;

const kB = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength /
  1_000;

const filtered = (): boolean => {
  const cars = manyCars();
  const matches = matchesFilter(filter);
  const expected = plain(cars).length;
  if (cars.filter(matches).length !== expected || buildFacets(cars)(filter).passing.length !== expected) return false;
  const [value, limit] = [times(ROUNDS, () => cars.filter(matches)), times(ROUNDS, () => plain(cars))];
  return row({
    work: `filter of ${cars.length.toLocaleString('en')} cars beside a plain loop`,
    value,
    limit,
    unit: 'ms',
  });
};

const times = (rounds: number, work: () => unknown): number =>
  median(
    Array.from({ length: rounds }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
