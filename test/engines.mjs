// `npm run engines`: the main journeys in each engine that is here, the smoke that `npm test` runs among them.
import { build } from '../apps/ops/launch/build.mjs';
import { findBrowser } from './support/find-browser.mjs';
import { runEngines } from './support/run-playwright.mjs';

build();
await findBrowser();
const { passed, failed, skipped } = runEngines(['chromium', 'firefox', 'webkit']);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
