import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** How long a browser may cache a preflight response. */
const PREFLIGHT_SECONDS = 600;

const rateLimitHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

type Addresses = Pick<Config, 'publicUrl' | 'addresses'>;

/** Other origins that our pages send requests to; empty where one origin does everything. */
export const otherOrigins = ({ publicUrl, addresses }: Addresses): readonly string[] => {
  const told = Object.values(addresses).filter((origin) => origin !== new URL(publicUrl).origin);
  return [...new Set(told)];
};

/** Lets only the pages at the public address read responses from another origin. */
export const useCors = async (app: FastifyInstance, config: Addresses): Promise<void> => {
  if (otherOrigins(config).length === 0) return;
  await app.register(cors, {
    origin: [new URL(config.publicUrl).origin],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['accept', 'content-type', 'idempotency-key', 'if-none-match', 'x-after-position', 'x-since-press'],
    exposedHeaders: ['etag', 'retry-after', 'x-correlation-id', 'x-position', ...rateLimitHeaders],
    maxAge: PREFLIGHT_SECONDS,
  });
};
