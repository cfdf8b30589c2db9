import type { RedisClientType } from 'redis';
import { type Counted, type Counters, countersInMemory } from './counters.ts';

const PREFIX = 'tdr:count:';

const COUNT = `
  local current = redis.call('INCR', KEYS[1])
  if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }`;

const READ = `return { tonumber(redis.call('GET', KEYS[1]) or '0'), math.max(0, redis.call('PTTL', KEYS[1])) }`;

const GIVE_BACK = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

type Client = Pick<RedisClientType, 'eval' | 'del' | 'isReady'>;

/** Counters that all nodes on one Redis share. While Redis is down each node counts by itself, so that limits go on. */
export const countersInRedis = (client: Client, alone: Counters = countersInMemory()): Counters => {
  const orAlone = <Result>(ask: () => Promise<Result>, askAlone: () => Promise<Result>): Promise<Result> =>
    client.isReady ? ask().catch(askAlone) : askAlone();
  const run = async (script: string, key: string, args: string[] = []): Promise<Counted> => {
    const asked = client.eval(script, { keys: [PREFIX + key], arguments: args });
    const [count, ttlMs] = (await asked) as [number, number];
    return { count, ttlMs };
  };
  return {
    count: (key, windowMs) =>
      orAlone(
        () => run(COUNT, key, [String(windowMs)]),
        () => alone.count(key, windowMs),
      ),
    read: (key) =>
      orAlone(
        () => run(READ, key),
        () => alone.read(key),
      ),
    giveBack: (key) =>
      orAlone(
        async () => void (await client.eval(GIVE_BACK, { keys: [PREFIX + key] })),
        () => alone.giveBack(key),
      ),
    forget: async (key) => {
      await alone.forget(key);
      if (client.isReady) await client.del(PREFIX + key).catch(() => 0);
    },
  };
};
