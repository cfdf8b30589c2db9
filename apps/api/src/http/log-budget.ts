import type { FastifyInstance } from 'fastify';
import { withinBudget } from '#event-store';

/**
 * All log reads of a request share one deadline, after which it is answered 503; work that outlives its response gets a
 * new one.
 */
export const useLogBudget = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_, reply, done) =>
    withinBudget((over) => {
      reply.raw.once('close', over);
      done();
    }),
  );
};
