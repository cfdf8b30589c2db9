import type { FastifyInstance } from 'fastify';
import { isCommand, X_POSITION, type Written } from '#contracts';
import { endpointOf } from './endpoint-of.ts';

/** A command's position in a header as well: readers of positions need not parse bodies. */
export const useWrittenPosition = (app: FastifyInstance): void => {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const endpoint = endpointOf(request);
    if (endpoint && isCommand(endpoint) && reply.statusCode < 300)
      reply.header(X_POSITION, (payload as Written).position);
    done(null, payload);
  });
};
