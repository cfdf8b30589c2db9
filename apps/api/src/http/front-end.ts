import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

/** Drawings lie in folders of their own, by names that stay when the drawing changes. */
const HASHED = /[\\/]assets[\\/][^\\/]+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const SERVICE_WORKER = /[\\/]service-worker\.js(\.br)?$/;
const NOT_PAGES = /^\/(api|health|socket\.io|assets|swagger)(\/|$|\?)/;

/** Serves the built front end: hashed files for ever, the page itself asked for each time, any other address is a page. */
export const useFrontEnd = async (app: FastifyInstance, folder: string): Promise<void> => {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? FOREVER : ASK_AGAIN);
        if (SERVICE_WORKER.test(path)) reply.header('service-worker-allowed', '/');
      },
    });
  }
  app.get('/*', (request, reply) => {
    if (!built || !wantsPage(request)) throw new Refused('route-unknown');
    return reply.sendFile('index.html');
  });
};

const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !NOT_PAGES.test(url) && /text\/html|\*\/\*/.test(headers.accept ?? '');
