import { io } from 'socket.io-client';
import { RememberedMembers } from '../../apps/api/src/members/remembered-members.ts';
import { LiveGateway, MEMBER_CHANGED } from '../../apps/api/src/live/live.gateway.ts';
import { type ViewChanged, viewChanged } from '#contracts';
import { problemIn, TestApi, writtenIn } from '#test/api';
import { redisServer, type TestRedis } from '#test/redis-server';
import { ring } from '#test/ring';
import { anAdmin, userIdOf } from '#test/staff';

const started = async (redis: TestRedis, env: Record<string, string> = {}): Promise<TestApi> => {
  const api = new TestApi({ REDIS_URL: redis.url, ...env });
  await api.start();
  return api;
};

ring('two API nodes on one Redis', await redisServer(), (redis) => {
  let here: TestApi;
  let there: TestApi;
  let stopAgain = redis.stop;
  beforeAll(async () => {
    here = await started(redis, { LIMIT_WRITES_PER_MINUTE: '5' });
    there = await started(redis, { LIMIT_WRITES_PER_MINUTE: '5' });
  });
  afterAll(async () => {
    await here.stop();
    await there.stop();
    await stopAgain();
  });

  it('tell a socket of the one what was written through the other', async () => {
    const carId = await here.aCarId();
    const socket = io(there.running.url, { transports: ['websocket'] });
    await socket.emitWithAck('join', [`car:${carId}`]);
    const heard = new Promise<ViewChanged>((resolve) => {
      socket.on('view-changed', (told) => {
        const change = viewChanged.parse(told);
        if (change.view === 'lap-times') resolve(change);
      });
    });
    const cookie = await here.signUp('Ann');
    const written = writtenIn(
      await here.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time: '1:25.00' }, cookie),
    );
    expect(await heard).toMatchObject({ channel: `car:${carId}`, keys: [`${carId}|111|tRoad_a00`] });
    expect((await heard).position).toBeGreaterThanOrEqual(written.position);
    socket.close();
  });

  it('take an admin who is dismissed on the one out of the channel of admins on the other', async () => {
    const cookie = await anAdmin(there, 'Bob');
    const socket = io(there.running.url, { transports: ['websocket'], extraHeaders: { cookie } });
    expect(await socket.emitWithAck('join', ['members'])).toMatchObject({ ok: true, joined: ['members'] });
    const heard = new Promise((resolve) => socket.once('view-changed', resolve));
    here.running.app.get(LiveGateway).dismissAdmin(await userIdOf(there, cookie), 1);
    expect(await heard).toMatchObject({ view: 'members', keys: '*', position: 1 });
    expect(await socket.emitWithAck('join', [])).toMatchObject({ ok: true, joined: [] });
    socket.close();
  });

  it('forget on the one what was known of a member who was limited on the other', async () => {
    const userId = await userIdOf(there, await there.signUp('Dan'));
    const members = there.running.app.get(RememberedMembers);
    members.drop(userId);
    const asked = jest.spyOn(there.running.ports.eventStore, 'read');
    await members.of(userId);
    await members.of(userId);
    expect(asked).toHaveBeenCalledTimes(1);
    const heard = new Promise<void>((resolve) => {
      there.running.app.get(LiveGateway).server.once(MEMBER_CHANGED, () => resolve());
    });
    here.running.app.get(LiveGateway).forgetMember(userId, 1);
    await heard;
    await members.of(userId);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('count the writes of an address together', async () => {
    const statuses: number[] = [];
    for (const node of [here, there, here, there, here])
      statuses.push((await node.post('/api/v1/lap-times', {}, { from: '10.1.1.1' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const held = await there.post('/api/v1/lap-times', {}, { from: '10.1.1.1' });
    expect([held.status, problemIn(held).code]).toEqual([429, 'too-many-requests']);
  });

  it('go on without it, and with it again', async () => {
    await redis.stop();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await here.post('/api/v1/lap-times', {}, { from: '10.1.1.1' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await here.get('/api/v1/cars?limit=1')).status).toBe(200);
    const again = await redisServer(Number(new URL(redis.url).port));
    if ('found' in again) stopAgain = again.found.stop;
  });
});
