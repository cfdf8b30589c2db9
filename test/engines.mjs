// `npm run engines`: the main journeys in each installed engine, including the smoke tests of `npm test`. `npm run
// engines -- rest`: what `npm test` leaves out, which is all but the smoke tests in all but Chromium.
import { build } from '../apps/ops/launch/build.mjs';
import { findBrowser } from './support/find-browser.mjs';
import { runEngines } from './support/run-playwright.mjs';

const rest = process.argv.includes('rest');

build();
await findBrowser();
const { passed, failed, skipped } = rest
  ? runEngines(['firefox', 'webkit'], ['--grep-invert', '@smoke'])
  : runEngines(['chromium', 'firefox', 'webkit']);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 && passed + skipped > 0 ? 0 : 1);
