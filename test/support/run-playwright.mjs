import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineHere } from './find-engines.mjs';

/** `{ passed, failed, skipped }`; a run that ends without a report counts as one failure. */
export const runPlaywright = (config, args = [], env = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-browser-report-'));
  const report = join(folder, 'report.json');
  const { status } = spawnSync('playwright', ['test', '-c', config, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_OPTIONS: '' },
  });
  const stats = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : undefined;
  rmSync(folder, { recursive: true });
  if (stats === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const failed = stats.unexpected || (status === 0 ? 0 : 1);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
};

/** The journeys of test/e2e/engines in the installed ones of these engines; the others are skipped with a line. */
export const runEngines = (engines, args = []) => {
  const here = engines.filter((engine) => engineHere(engine) !== undefined);
  const missing = engines.filter((engine) => !here.includes(engine));
  for (const engine of missing) console.log(`skipped: journeys in ${engine} (its browser or driver is not here)`);
  const config = 'test/e2e/engines/playwright.config.ts';
  const none = { passed: 0, failed: 0, skipped: 0 };
  const ran = here.length === 0 ? none : runPlaywright(config, args, { ENGINES: here.join(',') });
  return process.env.REQUIRE_RINGS
    ? { ...ran, failed: ran.failed + missing.length }
    : { ...ran, skipped: ran.skipped + missing.length };
};
