import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One measured line. With a `limit` (measured in the same run) the bound is on value / limit, else on the value. */
export type Row = {
  readonly work: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
};

export const row = ({ work, value, unit, limit, atLeast, atMost }: Row): boolean => {
  const measured = limit === undefined ? value : value / limit;
  const passed = measured >= (atLeast ?? -Infinity) && measured <= (atMost ?? Infinity);
  const cells = [
    work,
    `${shown(value)} ${unit}`,
    limit === undefined ? '' : `${shown(limit)} ${unit}`,
    limit === undefined ? '' : `${measured.toFixed(2)} x`,
    bound(atLeast, atMost, limit === undefined ? unit : 'x'),
    passed ? 'yes' : 'NO',
  ];
  console.log(`| ${cells.join(' | ')} |`);
  return passed;
};

export const tableHead =
  '| Work | Here | Limit in the same run | Ratio | Wanted | Reached |\n| --- | --- | --- | --- | --- | --- |';

const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

const bound = (atLeast: number | undefined, atMost: number | undefined, unit: string): string =>
  [atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`, atMost === undefined ? '' : `≤ ${atMost} ${unit}`]
    .filter(Boolean)
    .join(', ');

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which the share `q` (0 to 1) of the values lies. */
export const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;
};

/**
 * Runs every contender once a round, in turn, so that a slow minute of the machine hits all of them; returns the median
 * of each.
 */
export const interleaved = async <Name extends string>(
  rounds: number,
  contenders: Readonly<Record<Name, () => number | Promise<number>>>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(contenders) as Name[];
  const results = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results.get(name)?.push(await contenders[name]());
  }
  return Object.fromEntries([...results].map(([name, values]) => [name, median(values)])) as Record<Name, number>;
};

/** How many per second, when `work` does `count` of them. */
export const perSecond = async (count: number, work: () => void | Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return (count * 1_000) / (performance.now() - start);
};

/** A folder for a benchmark on a real disk (BENCH_DIR, else the system's temp folder), and its removal. */
export const benchFolder = (): { readonly folder: string; remove(): void } => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'tdr-bench-'));
  const all = [folder, `${folder}-erasures.jsonl`];
  return { folder, remove: () => all.forEach((path) => rmSync(path, { recursive: true, force: true })) };
};
