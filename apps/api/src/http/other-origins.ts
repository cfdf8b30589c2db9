import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** How long a browser need not ask again what it may send. */
const PREFLIGHT_SECONDS = 600;

/** What is left of a limit, which every limited answer promises to say. */
const rateLimitHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

type Addresses = Pick<Config, 'publicUrl' | 'addresses'>;

/** Origins beside their own that our pages ask; none where one origin does everything. */
export const otherOrigins = ({ publicUrl, addresses }: Addresses): readonly string[] => {
  const told = Object.values(addresses).filter((origin) => origin !== new URL(publicUrl).origin);
  return [...new Set(told)];
};

/** Lets the pages at the public address, and no others, read what is answered at another. */
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
