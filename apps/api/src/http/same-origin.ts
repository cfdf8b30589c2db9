import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { endpointOf } from './endpoint-of.ts';
import { isWrite } from './is-write.ts';
import { Refused } from './refused.ts';

/**
 * Whether a browser says that the request comes from a page of ours, wherever that page found the API. Something that is no browser sends neither header,
 * and carries no cookies of somebody else.
 */
export const isSameOrigin = (headers: IncomingHttpHeaders, host: string | undefined, publicUrl: string): boolean => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin === originOf(publicUrl)) return true;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
};

/**
 * Stricter, for a GET that changes something: a link of another site, a picture's address, or one typed in, come from no
 * page of ours. Cookies of ours are sent with all of them.
 */
export const isOwnPage = (headers: IncomingHttpHeaders, host: string | undefined, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const page = headers.origin ?? headers.referer;
  return page !== undefined && isSameOrigin({ origin: originOf(page) }, host, publicUrl);
};

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

/** Refuses every write that another site's page sends with the cookies of its visitor. */
export const useOriginCheck = (app: FastifyInstance, publicUrl: string): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused =
      isWrite(request.method, endpointOf(request)) && !isSameOrigin(request.headers, request.host, publicUrl);
    done(refused ? new Refused('origin-refused') : undefined);
  });
};
