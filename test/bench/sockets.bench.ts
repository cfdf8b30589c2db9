import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiProcess, buildApi, startApiProcess, unlimited } from '#test/api-process';
import { carsOf, signUp } from '#test/lap-time-stream';
import { type ServerProcess, startServer } from '#test/server-process';
import { benchFolder, row } from './bench-kit.ts';
import { postLoad } from './post-load.ts';

const SOCKETS = 10_000;
const PROCESSES = 4;
const PER_SECOND = 300;
const WARM_UP_SECONDS = 10;
const SECONDS = 20;
const REST_MS = 5_000;

const megabytes = ({ child }: ApiProcess): number =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }).stdout) / 1024;

/**
 * One node with 10,000 sockets without notifications: their memory, and the time of 300 commands a second during this.
 */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const env = { ...unlimited(), LIMIT_SOCKETS_PER_ADDRESS: 'none', DATA_DIR: folder };
  const api = await startApiProcess(env);
  let idle: readonly ServerProcess[] = [];
  try {
    const cookie = await signUp(api.url);
    const carIds = await carsOf(api.url);
    await postLoad(api.url, cookie, carIds, WARM_UP_SECONDS, PER_SECOND);
    const alone = await postLoad(api.url, cookie, carIds, SECONDS, PER_SECOND);
    const before = megabytes(api);
    const each = SOCKETS / PROCESSES;
    idle = await Promise.all(Array.from({ length: PROCESSES }, () => openSockets(api.url, each)));
    await delay(REST_MS);
    const held = megabytes(api) - before;
    const beside = await postLoad(api.url, cookie, carIds, SECONDS, PER_SECOND);
    if (idle.some((one) => one.output().includes('lost'))) throw new Error('a socket was lost');
    const work = '10,000 idle sockets on one node';
    return [
      row({ work: `${work}: memory`, value: held, unit: 'MB', atMost: 500 }),
      row({ work: `${work}: commands`, value: beside.perSecond, limit: PER_SECOND, unit: '/s', atLeast: 0.95 }),
      row({
        work: `${work}: commands, p99`,
        value: beside.p99Milliseconds,
        limit: alone.p99Milliseconds,
        unit: 'ms',
        atMost: 3,
      }),
    ].every(Boolean);
  } finally {
    await Promise.all(idle.map((one) => one.stop()));
    await api.stop();
    remove();
  }
};

const openSockets = (url: string, amount: number): Promise<ServerProcess> => {
  const script = new URL('./idle-sockets.ts', import.meta.url).pathname;
  return startServer(process.execPath, ['--conditions=source', script, url, String(amount)], /all are open/);
};
