import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { carPast, carStream, ImportCar, importCar, operator, upcasters } from '#domain';
import { commandMeta, decideAndAppend, openSqliteEventStore } from '#event-store';
import { aCar } from '#test/a-car';
import { type ApiProcess, buildApi, startApiProcess, unlimited } from '#test/api-process';
import { carsOf, signUp } from '#test/lap-time-stream';
import { benchFolder, median, row } from './bench-kit.ts';
import { makeLapTimeLog } from './lap-time-log.ts';
import { postLoad } from './post-load.ts';

const CELLS = 1_000_000;
const CARS = 5_059;
const ROUNDS = 3;
const SECONDS = 4;

/** An API over 5,059 cars and 1,000,000 cells: its memory, and its lap time writes while a view is rebuilt. */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const log = join(folder, 'log.sqlite');
  await makeLapTimeLog(log, CELLS, CELLS);
  await releaseCars(log);
  const api = await startApiProcess({ ...unlimited(), DATA_DIR: folder });
  try {
    const afterImport = megabytes(api);
    const { alone, beside } = await postsBesideRebuilds(api, folder);
    const work = 'API over 5,059 cars and 1,000,000 cells';
    return [
      row({ work: `${work}: memory after the import`, value: afterImport, unit: 'MB', atMost: 300 }),
      row({ work: `${work}: memory after 30 s of writes`, value: megabytes(api), unit: 'MB' }),
      row({
        work: 'POST of a lap time while 1,000,000 events are rebuilt',
        value: beside,
        limit: alone,
        unit: '/s',
        atLeast: 0.5,
      }),
    ].every(Boolean);
  } finally {
    await api.stop();
    remove();
  }
};

const releaseCars = async (file: string): Promise<void> => {
  const store = await openSqliteEventStore({ file, upcasters });
  const release = (n: number) => {
    const data = { carId: `Bench_Car_${n}`, car: aCar({ name: `Bench car ${n}` }), source: 'import' } as const;
    const now = '2026-03-04T05:06:07.000Z';
    const meta = commandMeta({ name: 'ImportCar', data, actor: operator, idempotencyKey: String(n), now });
    return decideAndAppend(
      store,
      carStream(data.carId),
      carPast,
      (past) => importCar(new ImportCar(data, meta), past),
      meta,
    );
  };
  await Promise.all(Array.from({ length: CARS }, (_, n) => release(n)));
  await store.close();
};

const megabytes = ({ child }: ApiProcess): number =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }).stdout) / 1024;

const postsBesideRebuilds = async ({ url }: ApiProcess, folder: string): Promise<{ alone: number; beside: number }> => {
  const cookie = await signUp(url);
  const carIds = await carsOf(url);
  const posted = async () => (await postLoad(url, cookie, carIds, SECONDS)).perSecond;
  const [alone, beside]: [number[], number[]] = [[], []];
  await posted();
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await posted());
    const stop = keepRebuilding(folder);
    beside.push(await posted());
    await stop();
  }
  return { alone: median(alone), beside: median(beside) };
};

/** One rebuild after another in a process of its own; the stop waits for the last one. */
const keepRebuilding = (folder: string): (() => Promise<void>) => {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) await rebuild(folder);
  };
  const ended = run();
  return () => {
    stopping.abort();
    return ended;
  };
};

const rebuild = async (folder: string): Promise<void> => {
  const ops = new URL('../../apps/ops/src/main.ts', import.meta.url).pathname;
  const args = ['--conditions=source', '--disable-warning=ExperimentalWarning', ops, 'rebuild', 'lap-times'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the rebuild ended with ${String(code)}`);
};
