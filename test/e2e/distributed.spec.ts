import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { type ViewChanged, viewChanged } from '#contracts';
import { type ApiProcess, buildApi } from '#test/api-process';
import { Distributed, distributedServers } from '#test/distributed';
import { type AcknowledgedTime, carsOf, missingTimes, signUp, submit } from '#test/lap-time-stream';
import { ring } from '#test/ring';
import type { ServerProcess } from '#test/server-process';

const BUILD_MS = 300_000;
const ASK_EVERY_MS = 50;

ring('an installation of several processes', await distributedServers(), (servers) => {
  const installation = new Distributed(servers);
  let [here, there] = [] as unknown as [ApiProcess, ApiProcess];
  let [leader, standby] = [] as unknown as [ServerProcess, ServerProcess];
  let socket: Socket;
  let cookie = '';
  let carId = '';

  const statusOf = async (path: string): Promise<number> => (await fetch(`${there.url}${path}`)).status;

  /** Retries until the response is this one; with pauses, because the awaited work needs the processor. */
  const answers = async (path: string, status: number): Promise<void> => {
    while ((await statusOf(path)) !== status) await delay(ASK_EVERY_MS);
  };

  /** The first change of the grid's view that fulfils a condition, received by a socket of the other node. */
  const heard = (fits: (change: ViewChanged) => boolean): Promise<ViewChanged> =>
    new Promise((resolve) => {
      const listen = (told: unknown) => {
        const change = viewChanged.parse(told);
        if (change.view !== 'lap-times' || !fits(change)) return;
        socket.off('view-changed', listen);
        resolve(change);
      };
      socket.on('view-changed', listen);
    });

  const write = async (trackCode: string): Promise<AcknowledgedTime> => {
    const time = { carId, trackCode, seconds: 25.25 };
    expect((await submit(here.url, cookie, time)).status).toBe(201);
    return time;
  };

  beforeAll(async () => {
    buildApi();
    await installation.begin();
    leader = await installation.startProjector();
    here = await installation.startApi('here');
    there = await installation.startApi('there');
    await answers('/health/ready', 200);
    standby = await installation.startProjector();
    cookie = await signUp(here.url);
    carId = (await carsOf(there.url))[0] ?? '';
    socket = io(there.url, { transports: ['websocket'] });
    await socket.emitWithAck('join', [`car:${carId}`]);
  }, BUILD_MS);

  afterAll(async () => {
    socket?.close();
    await installation.end();
  }, 60_000);

  it('tells a socket of one node what was written through another, where it can then be read', async () => {
    const told = heard(({ keys }) => keys !== '*');
    const time = await write('tRoad_a00');
    expect(await told).toMatchObject({ channel: `car:${carId}`, keys: [`${carId}|111|tRoad_a00`] });
    expect(await missingTimes(there.url, [time])).toEqual([]);
  });

  // `npm run faults` measures how long that takes with a free processor; here other files use both.
  it('goes on after the leading projector is killed', async () => {
    expect(standby.output()).not.toContain('leads the view');
    const everything = heard(({ channel, keys }) => channel === '*' && keys === '*');
    await leader.stop('SIGKILL');
    const time = await write('tRoad_a01');
    expect((await everything).position).toBeGreaterThan(0);
    expect(await missingTimes(there.url, [time])).toEqual([]);
    const told = heard(({ keys }) => keys !== '*');
    await write('tRoad_a10');
    expect((await told).keys).toEqual([`${carId}|111|tRoad_a10`]);
  });

  it('stays ready while the read store is away, answers 503 meanwhile, and goes on by itself', async () => {
    await installation.cut('read store');
    expect(await statusOf('/api/v1/cars?limit=1')).toBe(503);
    expect(await statusOf('/health/ready')).toBe(200);
    await installation.mend('read store');
    await answers('/api/v1/cars?limit=1', 200);
    const told = heard(({ keys }) => keys !== '*');
    await write('drag100_a00');
    expect((await told).keys).toEqual([`${carId}|111|drag100_a00`]);
  });
});
