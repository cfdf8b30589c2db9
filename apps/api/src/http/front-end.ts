import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refused } from './refused.ts';
import { runtimeConfigHtml } from './runtime-config-html.ts';

/** Drawings are in folders of their own, with names that stay when the drawing changes. */
const HASHED = /[\\/]assets[\\/][^\\/]+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const SERVICE_WORKER = /[\\/]service-worker\.js(\.br)?$/;
const NOT_PAGES = /^\/(api|health|socket\.io|assets|swagger)(\/|$|\?)/;

/** Pages about one user: anyone with the address may open them, search engines may not list them. */
const OF_A_PERSON = /^\/(garage|recap|userTimes|animated)\//;

const PAGE = 'index.html';

/**
 * Serves the built front end: hashed files are cached for ever, the page itself is revalidated, any other address is a
 * page.
 */
export const useFrontEnd = async (
  app: FastifyInstance,
  folder: string,
  addresses: Config['addresses'] = {},
): Promise<void> => {
  const built = existsSync(join(folder, PAGE));
  // Served as built where no addresses are inserted: then it is compressed already.
  const page =
    built && Object.keys(addresses).length > 0 ? runtimeConfigHtml(join(folder, PAGE), addresses) : undefined;
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      ...(page !== undefined && { index: false, globIgnore: [`${PAGE}*`] }),
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? FOREVER : ASK_AGAIN);
        if (SERVICE_WORKER.test(path)) reply.header('service-worker-allowed', '/');
      },
    });
  }
  app.get('/*', (request, reply) => {
    if (!built || !wantsPage(request)) throw new Refused('route-unknown');
    if (OF_A_PERSON.test(request.url)) reply.header('x-robots-tag', 'noindex');
    if (page === undefined) return reply.sendFile(PAGE);
    return reply.type('text/html; charset=utf-8').header('cache-control', ASK_AGAIN).send(page);
  });
};

const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !NOT_PAGES.test(url) && /text\/html|\*\/\*/.test(headers.accept ?? '');
