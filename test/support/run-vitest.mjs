// Runs rings of tests of Vitest's, some of them counted by its report.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the exit status of Vitest's own. */
export const runVitest = (rings, args = [], env = {}) => {
  const chosen = rings.flatMap((ring) => ['--project', ring]);
  const options = { stdio: 'inherit', env: { ...process.env, ...env } };
  return spawnSync('vitest', ['run', '-c', 'test/vitest.config.mjs', ...chosen, ...args], options).status ?? 1;
};

/** A file that could not be loaded has failed, and no test of it has. */
const notLoaded = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every(({ status: one }) => one !== 'failed');

/** `{ passed, failed, skipped }`; a run that ends without a report counts as one failure. */
export const countVitest = (rings, args = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-vitest-report-'));
  const report = join(folder, 'report.json');
  const status = runVitest(rings, ['--reporter', 'dot', '--reporter', 'json', '--outputFile', report, ...args]);
  const seen = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  if (seen === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const failed = seen.numFailedTests + seen.testResults.filter(notLoaded).length;
  // What went wrong outside of every test is in no count.
  return { passed: seen.numPassedTests, failed: failed || (status === 0 ? 0 : 1), skipped: seen.numPendingTests };
};
