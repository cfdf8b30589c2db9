import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableHead } from './bench-kit.ts';

// `npm run bench [name...]`: each benchmark in a process of its own, one table; `--write` keeps it in docs/benchmarks.md.

const here = fileURLToPath(new URL('.', import.meta.url));
const page = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
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
const rows = benches.flatMap((file) => {
  const lines = runOne(file);
  for (const line of lines) console.log(line);
  return lines;
});

/** What a row is about; rows of benchmarks that were not asked for stay as they are. */
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
process.exit(rows.some((line) => line.endsWith('| NO |')) ? 1 : 0);
