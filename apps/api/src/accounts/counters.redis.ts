import type { RedisClientType } from 'redis';
import type { Counted, Counters } from './counters.ts';

const PREFIX = 'tdr:count:';

const COUNT = `
  local current = redis.call('INCR', KEYS[1])
  if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }`;

const READ = `return { tonumber(redis.call('GET', KEYS[1]) or '0'), math.max(0, redis.call('PTTL', KEYS[1])) }`;

const GIVE_BACK = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

/** Counters that all nodes on one Redis share. One that is away counts nothing and holds nobody back. */
export const countersInRedis = (client: Pick<RedisClientType, 'eval' | 'del' | 'isReady'>): Counters => {
  const run = async (script: string, key: string, args: string[]): Promise<Counted> => {
    if (!client.isReady) return NOTHING;
    const asked = client.eval(script, { keys: [PREFIX + key], arguments: args });
    const [count, ttlMs] = (await asked.catch(() => [0, 0])) as [number, number];
    return { count, ttlMs };
  };
  return {
    count: (key, windowMs) => run(COUNT, key, [String(windowMs)]),
    read: (key) => run(READ, key, []),
    giveBack: async (key) => {
      if (client.isReady) await client.eval(GIVE_BACK, { keys: [PREFIX + key] }).catch(() => 0);
    },
    forget: async (key) => {
      if (client.isReady) await client.del(PREFIX + key).catch(() => 0);
    },
  };
};

const NOTHING: Counted = { count: 0, ttlMs: 0 };
