import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Types and decorators are compiled as files are loaded; our own packages are read from their sources. */
const nodeOptions = `--import ${new URL('../jest/typescript.mjs', import.meta.url).href} --enable-source-maps --conditions=source --disable-warning=ExperimentalWarning`;

export const runJest = (rings, args = [], env = {}) => {
  const colours = process.stdout.isTTY ? {} : { FORCE_COLOR: '0' };
  const options = { stdio: 'inherit', env: { ...process.env, ...colours, ...env, NODE_OPTIONS: nodeOptions } };
  return spawnSync('jest', ['-c', 'test/jest/config.mjs', ...args, '--selectProjects', ...rings], options).status ?? 1;
};

/** `{ passed, failed, skipped }`; a run that ends without its counts is one failure. */
export const countJest = (rings, args = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-jest-'));
  const counts = join(folder, 'counts.json');
  const status = runJest(rings, args, { RING_COUNTS: counts });
  const seen = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  if (seen === undefined) return { passed: 0, failed: 1, skipped: 0 };
  return { ...seen, failed: seen.failed || (status === 0 ? 0 : 1) };
};
