import { createClient, type RedisClientType } from 'redis';
import { countersInRedis } from '../../../apps/api/src/accounts/counters.redis.ts';
import { redisServer } from '#test/redis-server';
import { ring } from '#test/ring';
import { countersContract } from '../counters.contract.ts';

ring('counters in Redis', await redisServer(), (redis) => {
  const here: RedisClientType = createClient({ url: redis.url });
  const there: RedisClientType = createClient({ url: redis.url });
  beforeAll(async () => {
    await Promise.all([here.connect(), there.connect()]);
  });
  afterAll(async () => {
    there.destroy();
    await redis.stop();
  });

  countersContract(() => countersInRedis(here));

  it('are shared by all nodes', async () => {
    await countersInRedis(here).count('shared', 60_000);
    expect((await countersInRedis(there).count('shared', 60_000)).count).toBe(2);
  });

  it('are each node’s own while Redis is away', async () => {
    const counters = countersInRedis(here);
    await counters.count('away', 60_000);
    here.destroy();
    const counts: number[] = [];
    for (let n = 0; n < 3; n += 1) counts.push((await counters.count('away', 60_000)).count);
    await counters.giveBack('away');
    expect([counts, (await counters.read('away')).count]).toEqual([[1, 2, 3], 2]);
    await counters.forget('away');
    expect(await counters.read('away')).toEqual({ count: 0, ttlMs: 0 });
  });
});
