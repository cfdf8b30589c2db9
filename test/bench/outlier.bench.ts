import { existsSync, readFileSync } from 'node:fs';
import {
  type CarStats,
  outlierFlagsOf,
  type LapTimeValue,
  metresPerSecond,
  nearbyCells,
  type NearbyTime,
} from '#racing';
import { perSecond, row } from './bench-kit.ts';

const folder = new URL('../../../shared/data/', import.meta.url);
/** One in a hundred times is wrong, drawn so often that the shares are steady. */
const DRAWS = 20;
const PLANTED = 0.01;
const FAR_OFF = 0.1;

type Line = {
  car: string;
  tune: string;
  track: string;
  condition: string;
  seconds?: number;
  mph?: number;
};
type Measured = Line & { readonly trackCode: string; readonly stats: CarStats; readonly near: readonly NearbyTime[] };
type Mistake = { readonly measured: Measured; readonly figure: number };

/** How many honest times the rule of doubt suspects, and how many of the mistakes that are more than 10 % off it finds. */
export default async (): Promise<boolean> => {
  if (!existsSync(new URL('lap-times.jsonl', folder))) {
    console.log('| doubt of lap times | skipped: no ../shared/data to compare with | | | | - |');
    return true;
  }
  const times = read();
  const random = seeded(19);
  const mistakes = Array.from({ length: DRAWS }, () =>
    times.flatMap((one, at) => planted(times, one, at, random)),
  ).flat();
  const honest = times.filter((one) => isDoubted(one, valueOf(one, figureOf(one))));
  const found = mistakes.filter(({ measured, figure }) => isDoubted(measured, valueOf(measured, figure)));
  const speed = await perSecond(times.length, () =>
    times.forEach((one) => isDoubted(one, valueOf(one, figureOf(one)))),
  );
  const work = `doubt of ${times.length.toLocaleString('en')} lap times`;
  return [
    row({ work: `${work}: honest ones doubted`, value: (honest.length / times.length) * 100, unit: '%', atMost: 1 }),
    row({
      work: `${work}: of ${mistakes.length.toLocaleString('en')} planted mistakes over 10 % off`,
      value: (found.length / mistakes.length) * 100,
      unit: '%',
      atLeast: 95,
    }),
    row({ work: `${work}: speed`, value: speed, unit: '/s' }),
  ].every(Boolean);
};

const isDoubted = ({ stats, tune, trackCode, near }: Measured, value: LapTimeValue): boolean =>
  outlierFlagsOf({ car: stats, tune, trackCode, value }, { near }).length > 0;

const figureOf = ({ seconds, mph }: Line): number | undefined => seconds ?? mph;
const valueOf = ({ mph }: Line, figure: number | undefined): LapTimeValue => {
  if (figure === undefined) return { kind: 'dnf' };
  return mph === undefined
    ? { kind: 'time', seconds: figure }
    : { kind: 'speed', metresPerSecond: metresPerSecond(figure) };
};

type Random = () => number;
type Planter = (measured: Measured, times: readonly Measured[], at: number, random: Random) => number | undefined;

const pick = <One>(all: readonly One[], random: Random): One | undefined => all[Math.floor(random() * all.length)];

/** Typical mistakes of typed times: digits swapped, minutes lost, the next row's, another tune's or condition's. */
const planters: readonly Planter[] = [
  (one, _, __, random) => swapped(figureOf(one) ?? 0, random),
  ({ seconds = 0 }) => (seconds >= 60 ? seconds % 60 : undefined),
  ({ mph }, times, at) => (mph === undefined ? times[(at + 1) % times.length]?.seconds : undefined),
  (one, times, _, random) =>
    elsewhere(one, times, random, (other) => other.trackCode === one.trackCode && other.tune !== one.tune),
  (one, times, _, random) =>
    elsewhere(one, times, random, (other) => other.trackCode !== one.trackCode && other.tune === one.tune),
];

const elsewhere = (
  one: Measured,
  times: readonly Measured[],
  random: Random,
  isMeant: (other: Measured) => boolean,
) => {
  const others = times.filter((other) => other.car === one.car && other.track === one.track && isMeant(other));
  const other = pick(others, random);
  return other && figureOf(other);
};

const swapped = (figure: number, random: Random): number => {
  const digits = figure.toFixed(2).replace('.', '');
  const at = Math.floor(random() * (digits.length - 1));
  return Number(`${digits.slice(0, at)}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`) / 100;
};

const planted = (times: readonly Measured[], measured: Measured, at: number, random: Random): Mistake[] => {
  const right = figureOf(measured);
  if (random() >= PLANTED || right === undefined) return [];
  const figure = pick(planters, random)?.(measured, times, at, random);
  return figure !== undefined && figure >= 1 && Math.abs(figure / right - 1) > FAR_OFF ? [{ measured, figure }] : [];
};

/** The same numbers in every run. */
const seeded = (seed: number): Random => {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};

const read = (): readonly Measured[] => {
  const cars = new Map(lines<CarStats & { id: string }>('catalogue.jsonl').map((car) => [car.id, car]));
  const all = lines<Line>('lap-times.jsonl').map((line) => ({
    ...line,
    trackCode: `${line.track}_a${line.condition}`,
  }));
  const known = new Map(all.map((one) => [`${one.car}|${one.tune}|${one.trackCode}`, one]));
  return all.flatMap((one) => {
    const stats = cars.get(one.car);
    const near = nearbyCells(one.tune, one.trackCode).flatMap(({ tune, trackCode }): NearbyTime[] => {
      const other = known.get(`${one.car}|${tune}|${trackCode}`);
      return other ? [{ tune, trackCode, value: valueOf(other, figureOf(other)) }] : [];
    });
    return stats ? [{ ...one, stats, near }] : [];
  });
};

const lines = <Shape>(file: string): readonly Shape[] =>
  Array.from(readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'), (line) => JSON.parse(line) as Shape);
