import type { FastifyInstance } from 'fastify';

const CHECK_MS = 50;

/**
 * A stop waits for the answers it owes and for nothing else: an answer given meanwhile says that it is its connection's
 * last, and when none is owed every connection is closed, also those on which nothing was asked yet.
 */
export const useLastAnswers = (app: FastifyInstance): void => {
  let isClosing = false;
  let owed = 0;
  app.addHook('onRequest', async () => void (owed += 1));
  app.addHook('onResponse', async () => void (owed -= 1));
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
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
