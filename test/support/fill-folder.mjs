// The folder after a site's first start, made once for all the sites of a test run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiFlags } from '../../apps/ops/launch/api-flags.mjs';

const root = new URL('../..', import.meta.url).pathname;

/** The folder; or undefined when the site did not start, which its own tests report better. */
export const fillFolder = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-filled-'));
  const api = spawn(process.execPath, [...apiFlags, 'dist/apps/api/src/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(api, 'exit');
  api.stdout.on('data', (text) => / is ready at http/.test(String(text)) && api.kill());
  const [code] = await ended;
  return code === 0 ? folder : undefined;
};
