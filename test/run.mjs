// `npm test`: builds, then runs every ring this machine has the means for, and says which it skipped and why.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../apps/ops/launch/build.mjs';
import { fillFolder } from './support/fill-folder.mjs';
import { findBrowser } from './support/find-browser.mjs';
import { runEngines, runPlaywright } from './support/run-playwright.mjs';

const reports = mkdtempSync(join(tmpdir(), 'tdr-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };

const count = (passed, failed, skipped) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

const add = ({ passed, failed, skipped }) => count(passed, failed, skipped);

/** Jest's rings; a run that ends without a report counts as one failure. */
const jest = (name, args, env = {}) => {
  const report = join(reports, `${name}.json`);
  const { status } = spawnSync('jest', ['-c', 'test/jest.config.mjs', '--json', '--outputFile', report, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: '--experimental-vm-modules --conditions=source --disable-warning=ExperimentalWarning',
    },
  });
  if (!existsSync(report)) return count(0, 1, 0);
  const seen = JSON.parse(readFileSync(report, 'utf8'));
  count(seen.numPassedTests, seen.numFailedTests + seen.numRuntimeErrorTestSuites, seen.numPendingTests);
  if (status !== 0 && seen.success) count(0, 1, 0);
};

const browser = async () => {
  const found = await findBrowser();
  if (!found) {
    console.log('skipped: browser tests (no Chromium here, and none could be installed)');
    return process.env.REQUIRE_RINGS ? count(0, 1, 0) : count(0, 0, 1);
  }
  add(runPlaywright('test/e2e/browser/playwright.config.ts', [], { CHROMIUM_PATH: found }));
};

build();
// Most of a ring is loading what it tests: two at once, also on two processors, of which Jest would leave one alone.
const twoAtOnce = ['--maxWorkers', '2'];
jest('fast', [...twoAtOnce, '--selectProjects', 'unit', 'history', 'screen', 'fitness']);
const filled = await fillFolder();
if (filled !== undefined) process.env.FILLED_DATA_DIR = filled;
jest('servers', [...twoAtOnce, '--selectProjects', 'contract', 'wiring', 'faults']);
await browser();
// Chromium has its whole ring above; the rest of the journeys in these two is for `npm run engines`.
add(runEngines(['firefox', 'webkit'], ['--grep', '@smoke']));
for (const path of filled === undefined ? [] : [filled, `${filled}-erasures.jsonl`])
  rmSync(path, { recursive: true, force: true });

console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
