import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { type ApiProcess, buildApi, startApiProcess, unlimited } from '#test/api-process';
import { carsOf, signUp } from '#test/lap-time-stream';
import { type ServerProcess, startServer } from '#test/server-process';
import { benchFolder, median, quantile, row } from './bench-kit.ts';
import { type Load, postLoad } from './post-load.ts';

const ROUNDS = 5;
const SECONDS = 4;
/** Until the compiler has optimised both. */
const WARM_UP_SECONDS = 20;
const SEEN_WRITES = 60;

/**
 * A lap time by POST, over 50 connections, compared with a POST of the same shape that does nothing; and the time until
 * others see it.
 */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const api = await startApiProcess({ ...unlimited(), DATA_DIR: folder });
  const empty = await startEmptyApi();
  try {
    const cookie = await signUp(api.url);
    const carIds = await carsOf(api.url);
    const measured = await inTurn({
      here: (seconds) => postLoad(api.url, cookie, carIds, seconds),
      empty: (seconds) => postLoad(empty.url, cookie, carIds, seconds),
    });
    const seen = await millisecondsUntilSeen(api, cookie, carIds);
    const work = 'POST of a lap time, 50 connections';
    return [
      row({ work, value: measured.here.perSecond, limit: measured.empty.perSecond, unit: '/s', atLeast: 0.4 }),
      row({
        work: `${work}, p99`,
        value: measured.here.p99Milliseconds,
        limit: measured.empty.p99Milliseconds,
        unit: 'ms',
        atMost: 3,
      }),
      row({ work: 'a write seen on another open page, p95', value: quantile(seen, 0.95), unit: 'ms', atMost: 250 }),
    ].every(Boolean);
  } finally {
    await Promise.all([api.stop(), empty.stop()]);
    remove();
  }
};

const startEmptyApi = async (): Promise<ServerProcess & { url: string }> => {
  const script = new URL('./empty-api.ts', import.meta.url).pathname;
  const server = await startServer(process.execPath, ['--conditions=source', script], / is ready at http/);
  return { ...server, url: /http:\S+/.exec(server.readyLine)?.[0] ?? '' };
};

/** Rounds in turn, after a warm-up of each; the median of each number. */
const inTurn = async <Name extends string>(loads: Record<Name, (seconds: number) => Promise<Load>>) => {
  const names = Object.keys(loads) as Name[];
  const rounds = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (const name of names) await loads[name](WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) rounds.get(name)?.push(await loads[name](SECONDS));
  }
  const medianOf = (name: Name): Load => ({
    perSecond: median((rounds.get(name) ?? []).map((load) => load.perSecond)),
    p99Milliseconds: median((rounds.get(name) ?? []).map((load) => load.p99Milliseconds)),
  });
  return Object.fromEntries(names.map((name) => [name, medianOf(name)])) as Record<Name, Load>;
};

/** From sending a write to the notification of its cell on a socket that shows the car, one after the other. */
const millisecondsUntilSeen = async (
  { url }: ApiProcess,
  cookie: string,
  carIds: readonly string[],
): Promise<number[]> => {
  const socket = io(url, { transports: ['websocket'] });
  await socket.emitWithAck(
    'join',
    carIds.slice(0, 1).map((carId) => `car:${carId}`),
  );
  const milliseconds: number[] = [];
  for (let n = 0; n < SEEN_WRITES; n += 1) {
    const heard = new Promise((resolve) => socket.once('view-changed', resolve));
    const start = performance.now();
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie };
    const body = JSON.stringify({
      carId: carIds[0],
      tune: '311',
      trackCode: 'tRoad_a00',
      time: `1:${10 + (n % 40)}.50`,
    });
    await fetch(`${url}/api/v1/lap-times`, { method: 'POST', headers, body });
    await heard;
    milliseconds.push(performance.now() - start);
    // The views' changes of one write come as two messages together: the second does not belong to the next write.
    await socket.emitWithAck('leave', []);
  }
  socket.close();
  return milliseconds;
};
