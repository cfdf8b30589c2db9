import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';

/** Puts helmet's headers on every answer. They are the same on all, so they are made once. */
export const useSecurityHeaders = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const headers = await headersOf(policy(publicUrl));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};

/** Everything from ourselves only; styles also inline, which the component library writes for its measures and colours. */
const policy = (publicUrl: string): FastifyHelmetOptions => {
  const { protocol, host } = new URL(publicUrl);
  const secure = protocol === 'https:';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Older browsers do not count a socket to the same host as 'self'.
        connectSrc: ["'self'", `${secure ? 'wss' : 'ws'}://${host}`],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure,
    xFrameOptions: { action: 'deny' },
  };
};

/** What helmet adds to an answer, found by asking it for one. */
const headersOf = async (options: FastifyHelmetOptions): Promise<Record<string, string>> => {
  const bare = await answerOf(fastify());
  const app = fastify();
  await app.register(helmet, options);
  const added = Object.entries(await answerOf(app)).filter(([name]) => !(name in bare));
  return Object.fromEntries(added.map(([name, value]) => [name, String(value)]));
};

const answerOf = async (app: FastifyInstance) => {
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
};
