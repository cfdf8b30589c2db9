import type { FastifyInstance } from 'fastify';

const CHECK_MS = 50;

/**
 * Shutdown waits only for pending responses: each response after its start closes its connection, and after the last
 * one all connections are closed, also those without a request yet.
 */
export const useLastAnswers = (app: FastifyInstance): void => {
  let isClosing = false;
  let owed = 0;
  app.addHook('onRequest', (_request, _reply, done) => {
    owed += 1;
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    owed -= 1;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    const timer = setInterval(() => {
      if (owed === 0) app.server.closeAllConnections();
      else app.server.closeIdleConnections();
    }, CHECK_MS);
    app.server.once('close', () => clearInterval(timer));
    done();
  });
};
