import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { apiEnv, apiFlags } from '../../apps/ops/launch/api-flags.mjs';
import { startServer, type ServerProcess } from './server-process.ts';

const root = new URL('../..', import.meta.url).pathname;
const main = `${root}dist/apps/api/src/main.js`;

export type ApiProcess = ServerProcess & { readonly url: string };

/** Settings without limits, so that only the API itself is the bottleneck. */
export const unlimited = () => ({
  NODE_ENV: 'production',
  AUTH_SECRET: randomUUID() + randomUUID(),
  LIMIT_WRITES_PER_MINUTE: 'none',
  LIMIT_UNKEYED_READS_PER_MINUTE: 'none',
  LIMIT_READS_PER_MINUTE: 'none',
  LIMIT_SIGN_UPS_PER_HOUR: 'none',
});

/** The addresses that production requires, for this machine. */
const here = { PUBLIC_URL: 'http://localhost:3000', PLAIN_HTTP: 'yes' };

/** Brings the build up to date; does nothing when it is. */
export const buildApi = (): void => {
  const { status, stderr } = spawnSync(process.execPath, ['apps/ops/launch/build.mjs'], {
    cwd: root,
    env: plainEnv({}),
  });
  if (status !== 0) throw new Error(`the build failed: ${String(stderr)}`);
};

/** Daily limits of an account have specs of their own. */
const usual = { PORT: '0', LOG_LEVEL: 'error', LIMIT_ACTS_TIMES: 'none' };

/** Starts it on a free port and waits until it reports that it is ready. */
export const startApiProcess = async (env: Readonly<Record<string, string>>): Promise<ApiProcess> => {
  const server = await startServer(process.execPath, [...apiFlags, main], / is ready at http/, {
    cwd: root,
    env: plainEnv({ ...apiEnv, ...usual, ...(env['NODE_ENV'] === 'production' && here), ...env }),
  });
  const url = /http:\S+/.exec(server.readyLine)?.[0] ?? '';
  return { ...server, url };
};

export const failedStart = async (
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> => {
  const child = spawn(process.execPath, [main], { cwd: root, env: plainEnv({ PORT: '0', ...env }) });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
};

/** Without the test runner's Node options. */
const plainEnv = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return { ...env, ...more };
};
