import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { otherOrigins } from './other-origins.ts';

/** Answers under this prefix are data, not pages: nothing in them is ever run, drawn or framed. */
const DATA = '/api/v1/';
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Pages for frames of other sites: they run and load nothing, and send nothing. */
const EMBEDS = '/api/v1/embeds/';
const EMBED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";
/** Files of a build: scripts have the policy of their page; of the others only a drawing can be opened by itself. */
const FILES = '/assets/';
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** A worker is a world of its own: it has the policy that comes with its file. */
const WORKER = '.worker-';
/** What of helmet's headers means something to a browser that is given data or a file. */
const OF_DATA = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];

type Asked = Pick<Config, 'publicUrl' | 'addresses'>;

/** Puts helmet's headers on every answer, of which data and files need but a few. They are always the same, so they are made once. */
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

/** Everything from ourselves only, and data from where the API was told to be; styles also inline, which the component library writes for its measures and colours. */
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
        // A preview of what other sites show in theirs.
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
