import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { otherOrigins } from './other-origins.ts';

/** Responses under this prefix are data, not pages: nothing in them is ever run, drawn or framed. */
const DATA = '/api/v1/';
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Pages for frames of other sites: they run and load nothing, and send nothing. */
const EMBEDS = '/api/v1/embeds/';
const EMBED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";
/** Build files: scripts follow the policy of their page; of the others only a drawing can be opened by itself. */
const FILES = '/assets/';
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** A worker has its own policy: the one sent with its file. */
const WORKER = '.worker-';
const OF_DATA = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];

type Asked = Pick<Config, 'publicUrl' | 'addresses'>;

/** Adds helmet's headers to every response; data and files need but a few. They are constant, so they are made once. */
export const useSecurityHeaders = async (app: FastifyInstance, config: Asked): Promise<void> => {
  const ofPages = await headersOf(policy(config));
  const few = Object.fromEntries(Object.entries(ofPages).filter(([name]) => OF_DATA.includes(name)));
  const ofData = { ...few, 'content-security-policy': DATA_POLICY };
  const ofFiles = { ...few, 'content-security-policy': FILE_POLICY };
  const ofEmbeds = { ...few, 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': EMBED_POLICY };
  const headersFor = (url: string) => {
    if (url.startsWith(EMBEDS)) return ofEmbeds;
    if (url.startsWith(DATA)) return ofData;
    return url.startsWith(FILES) && !url.includes(WORKER) ? ofFiles : ofPages;
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url));
    done();
  });
};

/**
 * Everything from our own origin only, and data from the API's configured address; styles also inline, which the
 * component library writes for its measures and colours.
 */
const policy = (config: Asked): FastifyHelmetOptions => {
  const { protocol, origin } = new URL(config.publicUrl);
  const others = otherOrigins(config);
  const sockets = [origin, ...others].map((one) => one.replace(/^http/, 'ws'));
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...others],
        // The preview of our embeds.
        frameSrc: ["'self'", ...others],
        fontSrc: ["'self'"],
        // Older browsers do not count a socket to the same host as 'self'.
        connectSrc: ["'self'", ...others, ...sockets],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: protocol === 'https:',
    xFrameOptions: { action: 'deny' },
  };
};

/** The headers helmet adds, read from a sample response. */
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
