import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { IDEMPOTENCY_KEY, X_CORRELATION_ID } from '#contracts';
import { loggedUrl } from './logged-url.ts';

const SAFE = /^[\w.:-]{1,64}$/;

/** The caller's correlation id, or for a write the one assigned at the click; else a new one. */
export const correlationIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[X_CORRELATION_ID];
  for (const id of [given, headers[IDEMPOTENCY_KEY]]) if (typeof id === 'string' && SAFE.test(id)) return id;
  return randomUUID();
};

/**
 * Every response carries its correlation id; each request is a log line at level debug, so that a busy node logs
 * nothing.
 */
export const useCorrelation = (app: FastifyInstance, logger: Logger): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(X_CORRELATION_ID, request.id);
    done();
  });
  if (!logger.isLevelEnabled('debug')) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { id: correlationId, method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    logger.debug({ correlationId, method, url: loggedUrl(url), status: reply.statusCode, ms }, 'request answered');
    done();
  });
};
