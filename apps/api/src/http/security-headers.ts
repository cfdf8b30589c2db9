import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';

/** Answers under this prefix are data, not pages: nothing in them is ever run, drawn or framed. */
const DATA = '/api/v1/';
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** What of helmet's headers means something to a browser that is given data. */
const OF_DATA = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];

/** Puts helmet's headers on every answer, of which data needs but a few. They are always the same, so they are made once. */
export const useSecurityHeaders = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const ofPages = await headersOf(policy(publicUrl));
  const ofData = {
    ...Object.fromEntries(Object.entries(ofPages).filter(([name]) => OF_DATA.includes(name))),
    'content-security-policy': DATA_POLICY,
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith(DATA) ? ofData : ofPages);
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
