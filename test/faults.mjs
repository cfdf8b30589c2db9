// `npm run faults`: the ring of faults, for longer than in `npm test`, and then a report of losses and recovery times.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJest } from './support/run-jest.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tdr-faults-'));
const table = join(folder, 'seen.jsonl');

const status = runJest(['faults'], ['--maxWorkers', '1', ...process.argv.slice(2)], {
  // Three kinds of processes are killed: a hundred kills, and two more.
  FAULT_ROUNDS: '34',
  FAULT_CUT_SECONDS: '60',
  ...process.env,
  FAULT_TABLE: table,
});

const seen = existsSync(table) ? readFileSync(table, 'utf8').trim().split('\n').map(JSON.parse) : [];
rmSync(folder, { recursive: true });

const seconds = (ms) => (ms / 1_000).toFixed(ms < 1_000 ? 2 : 1);
console.log('| Fault | Times | Lost | Healed after, median (s) | Slowest (s) |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const [fault, all] of Map.groupBy(seen, (one) => one.fault)) {
  const healed = all.map(({ healedMs }) => healedMs).sort((one, other) => one - other);
  const lost = all.reduce((sum, one) => sum + one.lost, 0);
  const [median, slowest] = [healed[Math.floor(healed.length / 2)], healed.at(-1)];
  console.log(`| ${fault} | ${all.length} | ${lost} | ${seconds(median)} | ${seconds(slowest)} |`);
}
process.exitCode = status;
