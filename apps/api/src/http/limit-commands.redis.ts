import type { RedisClientType } from 'redis';

type Counted = (error: Error | null, result?: [current: number, ttlMs: number]) => void;

/** The two commands that the limiter's Redis store calls. */
export type LimitCommands = {
  rateLimit(key: string, windowMs: number, max: number, goOn: boolean, backOff: boolean, done: Counted): void;
  rateLimitRead(key: string, done: Counted): void;
};

const COUNT = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }`;

const READ = `return { tonumber(redis.call('GET', KEYS[1]) or '0'), math.max(0, redis.call('PTTL', KEYS[1])) }`;

/** Those commands on the client that the product uses for everything else. A Redis that is away holds nobody back. */
export const limitCommands = (client: Pick<RedisClientType, 'eval' | 'isReady'>): LimitCommands => {
  const run = (script: string, key: string, args: string[], done: Counted) => {
    if (!client.isReady) return done(null, [0, 0]);
    client.eval(script, { keys: [key], arguments: args }).then(
      (result) => done(null, result as unknown as [number, number]),
      () => done(null, [0, 0]),
    );
  };
  return {
    rateLimit: (key, windowMs, _max, _goOn, _backOff, done) => run(COUNT, key, [String(windowMs)], done),
    rateLimitRead: (key, done) => run(READ, key, [], done),
  };
};
