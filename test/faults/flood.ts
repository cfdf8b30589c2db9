// A flood in a process of its own, so that creating it does not slow down the measuring process.
import { connect } from 'node:net';
import { io, type Socket } from 'socket.io-client';

const [kind = '', url = '', amount = '0'] = process.argv.slice(2);
const many = Number(amount);

const opened = async (): Promise<Socket | undefined> => {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true });
  const isIn = await new Promise<boolean>((resolve) =>
    socket.once('connect', () => resolve(true)).once('connect_error', () => resolve(false)),
  );
  return isIn ? socket : undefined;
};

const joins = async (): Promise<string> => {
  const loud = await opened();
  if (!loud) return 'was not let in';
  const closed = new Promise<string>((resolve) => loud.once('disconnect', resolve));
  for (let n = 0; n < many; n += 1) loud.emit('join', [`car:${n}`]);
  return closed;
};

const sockets = async (): Promise<number> => {
  const all: (Socket | undefined)[] = [];
  while (all.length < many) all.push(...(await Promise.all(Array.from({ length: 50 }, opened))));
  return all.filter((socket) => socket?.connected).length;
};

const requests = async (): Promise<readonly number[]> => {
  const statuses = new Set<number>();
  for (let n = 0; n < many; n += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/api/v1/cars?limit=1`)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    for (const { status } of answers) statuses.add(status);
  }
  return [...statuses].sort();
};

/** How many seconds the longest of so many bodies lasts that arrive at a byte a second. */
const bodies = async (): Promise<number> => {
  const from = performance.now();
  await Promise.all(Array.from({ length: many }, slowBody));
  return (performance.now() - from) / 1_000;
};

const START = 'POST /api/v1/lap-times HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

const slowBody = (): Promise<void> =>
  new Promise((resolve) => {
    const line = connect(Number(new URL(url).port), '127.0.0.1', () =>
      line.write(`${START}Content-Length: 1000\r\n\r\n{`),
    );
    const trickle = setInterval(() => line.write(' '), 1_000);
    line.on('error', () => undefined).resume();
    line.once('close', () => {
      clearInterval(trickle);
      resolve();
    });
  });

const floods = { joins, sockets, requests, bodies };
const flood = floods[kind as keyof typeof floods];
// Flushed before the end: folders made here must not outlive it.
process.stdout.write(JSON.stringify(await flood()), () => process.exit());
