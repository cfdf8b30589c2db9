import { spawnSync } from 'node:child_process';
import { type Skipped, skippedRing } from './skipped-ring.ts';
import { freePort, startServer } from './server-process.ts';

/** A Redis for one spec file. `stop` ends it; with a port given it can be started again in the same place. */
export type TestRedis = { readonly url: string; stop(): Promise<void> };

/** The one of `REDIS_URL`, else `redis-server` of the path on a free port, keeping nothing; else why there is none. */
export const redisServer = async (port?: number): Promise<TestRedis | Skipped> => {
  const given = process.env['REDIS_URL'];
  if (given) return { url: given, stop: async () => {} };
  if (spawnSync('redis-server', ['--version']).status !== 0) return skippedRing('Redis', 'no redis-server on the path');
  const chosen = port ?? (await freePort());
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const { stop } = await startServer('redis-server', args, /Ready to accept connections/);
  return { url: `redis://127.0.0.1:${chosen}`, stop };
};
