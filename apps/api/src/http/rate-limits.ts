import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { isWrite } from './is-write.ts';
import { type LimitCommands } from './limit-commands.redis.ts';
import { Refused } from './refused.ts';

/** Undefined: lifted by configuration. */
type Limiter = ReturnType<FastifyInstance['createRateLimit']> | undefined;
type Limiters = { readonly [Kind in 'reads' | 'writes' | 'accountWrites' | 'signUps' | 'signIns']: Limiter };

declare module 'fastify' {
  interface FastifyInstance {
    limiters: Limiters;
  }
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A household or a club meeting writes from one address with several accounts. */
const ACCOUNTS_AN_ADDRESS = 4;

/** Counts requests by address, and writes by account too; counted together by all nodes that share a Redis. */
export const useRateLimits = async (app: FastifyInstance, limits: Limits, redis?: LimitCommands): Promise<void> => {
  await app.register(rateLimit, { global: false, ...(redis && { redis, nameSpace: 'tdr:limit:' }) });
  const limiter = (kind: string, max: number, timeWindow: number, of: (request: FastifyRequest) => string) =>
    Number.isFinite(max)
      ? app.createRateLimit({ max, timeWindow, keyGenerator: (request) => `${kind}:${of(request)}` })
      : undefined;
  app.decorate('limiters', {
    reads: limiter('reads', limits.readsPerMinute, MINUTE_MS, address),
    writes: limiter('writes', limits.writesPerMinute * ACCOUNTS_AN_ADDRESS, MINUTE_MS, address),
    accountWrites: limiter('account', limits.writesPerMinute, MINUTE_MS, ({ session, ip }) => session?.userId ?? ip),
    signUps: limiter('sign-ups', limits.signUpsPerHour, HOUR_MS, address),
    signIns: limiter('sign-ins', limits.signInsPerMinute, MINUTE_MS, address),
  });
  app.addHook('onRequest', (request, reply, done) => {
    const limiter = request.url.startsWith('/api/') ? limiterFor(app.limiters, request) : undefined;
    if (limiter) count(limiter, request, reply).then(() => done(), done);
    else done();
  });
};

/** Who writes signed out counts by address. */
export const limitAccountWrites = (request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined => {
  const limiter = request.server.limiters.accountWrites;
  return limiter && count(limiter, request, reply);
};

const address = ({ ip }: FastifyRequest): string => rateLimit.normalizeIP(ip);

const limiterFor = (limiters: Limiters, request: FastifyRequest): Limiter => {
  if (!isWrite(request)) return limiters.reads;
  if (request.url.startsWith('/api/auth/sign-up')) return limiters.signUps;
  return request.url.startsWith('/api/auth/sign-in') ? limiters.signIns : limiters.writes;
};

const count = async (limiter: NonNullable<Limiter>, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const counted = await limiter(request);
  if (counted.isAllowed) return;
  reply.header('x-ratelimit-limit', counted.max);
  reply.header('x-ratelimit-remaining', counted.remaining);
  reply.header('x-ratelimit-reset', counted.ttlInSeconds);
  if (counted.isExceeded)
    throw new Refused('too-many-requests', { limit: counted.max }, Math.max(1, counted.ttlInSeconds));
};
