import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Limits } from '../config.ts';
import { AUTH_ROUTES, authPathOf } from './auth-path.ts';
import { isByProgram } from './api-key-request.ts';
import { endpointOf } from './endpoint-of.ts';
import { isWrite } from './is-write.ts';
import { type LimitCommands } from './limit-commands.ts';
import { Refused } from './refused.ts';
import type { OurPages } from './same-origin.ts';
import { SteadyLimits } from './steady-limits.ts';

/** Undefined: lifted by configuration. */
type Limiter = ReturnType<FastifyInstance['createRateLimit']> | undefined;
type Limiters = {
  readonly [Kind in 'reads' | 'unkeyedReads' | 'writes' | 'keys' | 'accountWrites' | 'signUps' | 'signIns']: Limiter;
};

declare module 'fastify' {
  interface FastifyInstance {
    limiters: Limiters;
  }
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A household or a club meeting writes from one address with several accounts. */
const ACCOUNTS_AN_ADDRESS = 4;

/**
 * Counts requests by address, programs without a key separately, and writes by account too; counted together by all
 * nodes that share a Redis.
 */
export const useRateLimits = async (
  app: FastifyInstance,
  config: OurPages & { readonly limits: Limits },
  redis?: LimitCommands,
): Promise<void> => {
  const { limits } = config;
  await app.register(rateLimit, {
    global: false,
    ...(redis ? { redis, nameSpace: 'limit:' } : { store: SteadyLimits }),
  });
  const limiter = (kind: string, max: number, timeWindow: number, of: (request: FastifyRequest) => string) =>
    Number.isFinite(max)
      ? app.createRateLimit({ max, timeWindow, keyGenerator: (request) => `${kind}:${of(request)}` })
      : undefined;
  app.decorate('limiters', {
    reads: limiter('reads', limits.readsPerMinute, MINUTE_MS, address),
    unkeyedReads: limiter('unkeyed', limits.unkeyedReadsPerMinute, MINUTE_MS, address),
    writes: limiter('writes', limits.writesPerMinute * ACCOUNTS_AN_ADDRESS, MINUTE_MS, address),
    keys: limiter('keys', limits.keysPerMinute, MINUTE_MS, ({ apiKey, ip }) => apiKey?.id ?? ip),
    accountWrites: limiter('account', limits.writesPerMinute, MINUTE_MS, ({ session, ip }) => session?.userId ?? ip),
    signUps: limiter('sign-ups', limits.signUpsPerHour, HOUR_MS, address),
    signIns: limiter('sign-ins', limits.signInsPerMinute, MINUTE_MS, address),
  });
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith(API)) return;
    const limit = route.url === AUTH_ROUTES ? byAuthPath(app.limiters) : byKind(app.limiters, kindOf(route), config);
    if (limit) route.onRequest = [route.onRequest ?? [], limit].flat();
  });
};

/** Writes without a login count by address. */
export const limitAccountWrites = (request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined => {
  const limiter = request.server.limiters.accountWrites;
  return limiter && count(limiter, request, reply);
};

/** Counts by key, over all addresses; by address where the key is invalid, so that guessing is limited. */
export const limitKey = (request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined => {
  const limiter = request.server.limiters[request.apiKey ? 'keys' : 'reads'];
  return limiter && count(limiter, request, reply);
};

const address = ({ ip }: FastifyRequest): string => rateLimit.normalizeIP(ip);

const API = '/api/';
const SIGN_IN = '/api/auth';

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Undefined where there is no limit: the route is left as it is. A key has been counted already. */
const byKind = (limiters: Limiters, kind: keyof Limiters, ours: OurPages): Limit | undefined => {
  const ofPages = limiters[kind];
  const ofPrograms = kind === 'reads' ? limiters.unkeyedReads : ofPages;
  if (!ofPages && !ofPrograms) return undefined;
  return async (request, reply) => {
    if (request.apiKey) return;
    const limiter = isByProgram(request, ours) ? ofPrograms : ofPages;
    if (limiter) await count(limiter, request, reply);
  };
};

/** By the route and never by the raw URL: the router takes `/%61pi` for `/api`. */
const kindOf = ({ method, url, config }: RouteOptions): keyof Limiters => {
  if (!isWrite(String(method), config?.endpoint)) return 'reads';
  return url === SIGN_IN ? 'signIns' : 'writes';
};

/** One route serves all of better-auth's paths, so its kind is known only per request. */
const byAuthPath =
  (limiters: Limiters): Limit =>
  async (request, reply) => {
    const limiter = limiters[kindOfAuth(request)];
    if (limiter) await count(limiter, request, reply);
  };

const kindOfAuth = (request: FastifyRequest): keyof Limiters => {
  if (!isWrite(request.method, endpointOf(request))) return 'reads';
  const path = authPathOf(request);
  if (path.startsWith('/sign-up')) return 'signUps';
  return path.startsWith('/sign-in') ? 'signIns' : 'writes';
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
