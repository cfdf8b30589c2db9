import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableHead } from './bench-kit.ts';

// `npm run bench [name...]`: each benchmark in a process of its own, one table; `--write` saves it in
// docs/benchmarks.md; `--quick`: those of a few seconds each, started within a minute and a half, each a second time
// where it missed its limit. Missed sizes and shares fail; missed times are only reported, for a test machine is not
// idle.

const quick = ['prediction', 'doubt', 'queue', 'history', 'filter', 'append', 'matrix', 'catalogue', 'search'];
const QUICK_MS = 90_000;

const here = fileURLToPath(new URL('.', import.meta.url));
const page = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const isQuick = process.argv.includes('--quick');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const asked = isQuick ? quick : named;
const benches = globSync('*.bench.ts', { cwd: here })
  .sort()
  .filter((file) => asked.length === 0 || asked.includes(basename(file, '.bench.ts')));

const runOne = (file: string): readonly string[] => {
  const { stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, `${here}run-one.ts`, here + file], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const rows = stdout.split('\n').filter((line) => line.startsWith('|'));
  process.stderr.write(stderr);
  return rows.length > 0 ? rows : [`| ${file} | did not finish | | | | NO |`];
};

console.log(tableHead);
const isMissed = (line: string): boolean => line.endsWith('| NO |');

/** Decided by the measured unit: the unit of a ratio's bound is the same for both. */
const isTimed = (line: string): boolean => /(?:ms|\/s) *$/.test(line.split('|')[2] ?? '');
const isFailed = (line: string): boolean => isMissed(line) && !(isQuick && isTimed(line));

const runTwice = (file: string): readonly string[] => {
  const lines = runOne(file);
  return lines.some(isMissed) ? runOne(file) : lines;
};

const begun = performance.now();
const rows = benches.flatMap((file) => {
  if (isQuick && performance.now() - begun > QUICK_MS) {
    console.log(`left out, for the time is over: ${basename(file, '.bench.ts')}`);
    return [];
  }
  const lines = isQuick ? runTwice(file) : runOne(file);
  for (const line of lines) console.log(line);
  return lines;
});

/** The key of a row; rows of benchmarks that did not run stay as they are. */
const workOf = (line: string): string | undefined => line.split(' | ')[0];

const renewed = (table: string): readonly string[] => {
  if (asked.length === 0) return rows;
  const before = table.split('\n').filter((line) => line.startsWith('| ') && !tableHead.includes(line));
  const now = new Map(rows.map((line) => [workOf(line), line]));
  const known = new Set(before.map(workOf));
  return [...before.map((line) => now.get(workOf(line)) ?? line), ...rows.filter((line) => !known.has(workOf(line)))];
};

if (process.argv.includes('--write')) {
  const [kept, table = ''] = readFileSync(page, 'utf8').split('<!-- measured -->');
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  writeFileSync(page, `${kept}<!-- measured -->\n\n${machine}\n\n${tableHead}\n${renewed(table).join('\n')}\n`);
}
process.exit(rows.some(isFailed) ? 1 : 0);
