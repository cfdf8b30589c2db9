import type { FastifyInstance } from 'fastify';
import { withinBudget } from '#event-store';

/** What a request asks of the log has one end, after which it is answered 503; what outlives its answer asks anew. */
export const useLogBudget = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_, reply, done) =>
    withinBudget((over) => {
      reply.raw.once('close', over);
      done();
    }),
  );
};
