import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { endpointOf } from './endpoint-of.ts';
import { isWrite } from './is-write.ts';
import { Refused } from './refused.ts';

export type OurPages = Pick<Config, 'publicUrl' | 'addresses' | 'atAnyHost'>;

/**
 * Whether the browser's headers show a page of ours as origin: one at a configured address, whatever `Host` the request
 * names. Where no address is configured, the requested one counts. A client that is no browser sends neither header,
 * and carries no cookies of another user.
 */
export const isSameOrigin = (headers: IncomingHttpHeaders, host: string | undefined, ours: OurPages): boolean => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && isOurs(origin, ours)) return true;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || (ours.atAnyHost && URL.canParse(origin) && new URL(origin).host === host);
};

const isOurs = (origin: string, { publicUrl, addresses }: OurPages): boolean =>
  origin === originOf(publicUrl) || Object.values(addresses).includes(origin);

/**
 * Stricter, for a GET that changes something: another site's link, an image URL and a typed address are refused. Our
 * cookies are sent with all of them.
 */
export const isFromThisSite = (headers: IncomingHttpHeaders, host: string | undefined, ours: OurPages): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const page = headers.origin ?? headers.referer;
  return page !== undefined && isSameOrigin({ origin: originOf(page) }, host, ours);
};

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

/** Refuses every write from another site's page, which would carry its visitor's cookies. */
export const useOriginCheck = (app: FastifyInstance, ours: OurPages): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = isWrite(request.method, endpointOf(request)) && !isSameOrigin(request.headers, request.host, ours);
    done(refused ? new Refused('origin-refused') : undefined);
  });
};
