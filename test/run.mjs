// `npm test`: builds, then runs every ring that this machine can, and reports which it skipped and why.
import { rmSync } from 'node:fs';
import { build } from '../apps/ops/launch/build.mjs';
import { fillFolder } from './support/fill-folder.mjs';
import { findBrowser } from './support/find-browser.mjs';
import { runEngines, runPlaywright } from './support/run-playwright.mjs';
import { countJest } from './support/run-jest.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };

const count = (passed, failed, skipped) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

const add = ({ passed, failed, skipped }) => count(passed, failed, skipped);

const browser = async () => {
  const found = await findBrowser();
  if (!found) {
    console.log('skipped: browser tests (no Chromium here, and none could be installed)');
    return process.env.REQUIRE_RINGS ? count(0, 1, 0) : count(0, 0, 1);
  }
  add(runPlaywright('test/e2e/browser/playwright.config.ts', [], { CHROMIUM_PATH: found }));
};

build();
add(countJest(['unit', 'history', 'screen', 'fitness']));
const filled = await fillFolder();
if (filled !== undefined) process.env.FILLED_DATA_DIR = filled;
add(countJest(['contract', 'wiring', 'abuse', 'faults']));
await browser();
// Chromium has its full ring above; the rest of the journeys in these two is for `npm run engines`.
add(runEngines(['firefox', 'webkit'], ['--grep', '@smoke']));
for (const path of filled === undefined ? [] : [filled, `${filled}-erasures.jsonl`])
  rmSync(path, { recursive: true, force: true });

console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
