import { spawnSync } from 'node:child_process';
import type { Means } from './ring.ts';
import { freePort, startServer } from './server-process.ts';

/** A Redis for one spec file. `stop` ends it; with a given port it can be restarted in the same place. */
export type TestRedis = { readonly url: string; stop(): Promise<void> };

/**
 * The one of `REDIS_URL`, else `redis-server` of the path on a free port, without persistence; else why there is none.
 */
export const redisServer = async (port?: number): Promise<Means<TestRedis>> => {
  const given = process.env['REDIS_URL'];
  if (given) return { found: { url: given, stop: async () => undefined } };
  if (spawnSync('redis-server', ['--version']).status !== 0) return { missing: 'no redis-server on the path' };
  const chosen = port ?? (await freePort());
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const { stop } = await startServer('redis-server', args, /Ready to accept connections/);
  return { found: { url: `redis://127.0.0.1:${chosen}`, stop } };
};
