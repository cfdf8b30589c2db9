import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { buildCarSearch, type CatalogueCar } from '#racing';
import { quantile, row } from './bench-kit.ts';
import { manyCars, normalised, seeded, withTypo } from './search-cars.ts';
import { searchBytes } from './search-size.ts';

const TYPED = 40;
const PASSES = 5;
const TYPOS = 1_000;
const VISIBLE_MAX = 20;

type Search = (text: string) => readonly string[];
type Contender = (cars: readonly CatalogueCar[]) => Search;

const ours: Contender = (cars) => {
  const search = buildCarSearch(cars);
  return (text) => search(text, VISIBLE_MAX).hits.map(({ index }) => cars[index]?.name ?? '');
};

const plain: Contender = (cars) => {
  const names = cars.map(({ name }) => normalised(name));
  return (text) => {
    const found: string[] = [];
    for (const name of names) if (name.includes(text)) found.push(name);
    return found;
  };
};

const miniSearch: Contender = (cars) => {
  const search = new MiniSearch({ fields: ['name'], searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' } });
  search.addAll(cars.map(({ name }, id) => ({ id, name: normalised(name) })));
  return (text) =>
    search
      .search(text)
      .slice(0, VISIBLE_MAX)
      .map(({ id }) => cars[id as number]?.name ?? '');
};

const fuse: Contender = (cars) => {
  const search = new Fuse(
    cars.map(({ name }) => normalised(name)),
    { ignoreLocation: true },
  );
  return (text) => search.search(text, { limit: VISIBLE_MAX }).map(({ refIndex }) => cars[refIndex]?.name ?? '');
};

/** A search with typical input compared with a plain loop over the names, and with two libraries. */
export default async (): Promise<boolean> => {
  const cars = manyCars();
  const keys = keystrokes(cars, TYPED);
  const search = `search of ${cars.length.toLocaleString('en')} cars`;
  const wanted = { keyPress: 2, index: 5, found: 95 };
  return [
    compared({ search, contender: ours, cars, keys, passes: PASSES, typos: TYPOS, ...wanted }),
    row({ work: `${search}, compressed`, value: (await searchBytes()) / 1_000, unit: 'kB', atMost: 4 }),
    compared({ search: `${search} by MiniSearch`, contender: miniSearch, cars, keys, passes: 2, typos: 300 }),
    compared({ search: `${search} by Fuse.js`, contender: fuse, cars, keys: everyNth(keys, 40), passes: 1, typos: 60 }),
  ].every(Boolean);
};

type Comparison = {
  readonly search: string;
  readonly contender: Contender;
  readonly cars: readonly CatalogueCar[];
  readonly keys: readonly string[];
  readonly passes: number;
  readonly typos: number;
  readonly keyPress?: number;
  readonly index?: number;
  readonly found?: number;
};

const compared = ({ search, contender, cars, keys, passes, typos, keyPress, index, found }: Comparison): boolean => {
  const work = `${search}: a key press, p99`;
  const press = keyTimes(contender, cars, keys, passes);
  const build = buildTimes(contender, cars, passes * 8);
  const share = typosFound(contender, cars, typos);
  return [
    row({ work, ...press, unit: 'ms', ...(keyPress && { atMost: keyPress }) }),
    row({ work: `${search}: its index`, ...build, unit: 'ms', ...(index && { atMost: index }) }),
    row({ work: `${search}: names found with a typo`, value: share, unit: '%', ...(found && { atLeast: found }) }),
  ].every(Boolean);
};

type Against = { readonly value: number; readonly limit: number };

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** The fastest of several: other load on the machine only ever adds. */
const buildTimes = (contender: Contender, cars: readonly CatalogueCar[], times: number): Against => {
  const rounds = Array.from({ length: times }, () => [timed(() => contender(cars)), timed(() => plain(cars))] as const);
  return { value: Math.min(...rounds.map(([value]) => value)), limit: Math.min(...rounds.map(([, limit]) => limit)) };
};

const keystrokes = (cars: readonly CatalogueCar[], names: number): readonly string[] => {
  const chance = seeded(4);
  return Array.from({ length: names }, (_, n) => {
    const name = normalised(cars[chance(cars.length)]?.name ?? '');
    return n % 3 === 0 ? withTypo(name, chance) : name;
  }).flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
};

/** The 99th percentile, each key press at its fastest of several passes, each pass with a fresh index. */
const keyTimes = (
  contender: Contender,
  cars: readonly CatalogueCar[],
  keys: readonly string[],
  passes: number,
): Against => {
  const [best, plainBest] = [keys.map(() => Infinity), keys.map(() => Infinity)];
  const plainSearch = plain(cars);
  for (let pass = 0; pass < passes; pass += 1) {
    const search = contender(cars);
    keys.forEach((text, n) => {
      best[n] = Math.min(
        best[n] ?? Infinity,
        timed(() => search(text)),
      );
      plainBest[n] = Math.min(
        plainBest[n] ?? Infinity,
        timed(() => plainSearch(text)),
      );
    });
  }
  return { value: quantile(best, 0.99), limit: quantile(plainBest, 0.99) };
};

const typosFound = (contender: Contender, cars: readonly CatalogueCar[], names: number): number => {
  const chance = seeded(9);
  const search = contender(cars);
  const found = Array.from({ length: names }, () => cars[chance(cars.length)]?.name ?? '').filter((name) =>
    search(withTypo(name, chance)).slice(0, VISIBLE_MAX).includes(name),
  );
  return (found.length / names) * 100;
};

const everyNth = (keys: readonly string[], step: number): readonly string[] => keys.filter((_, n) => n % step === 0);
