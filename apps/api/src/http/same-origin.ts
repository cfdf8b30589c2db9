import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isWrite } from './is-write.ts';
import { Refused } from './refused.ts';

/**
 * Whether a browser says that the request comes from a page of ours. Something that is no browser sends neither header,
 * and carries no cookies of somebody else.
 */
export const isSameOrigin = (headers: IncomingHttpHeaders, host: string | undefined, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
};

/** Refuses every write that another site's page sends with the cookies of its visitor. */
export const useOriginCheck = (app: FastifyInstance, publicUrl: string): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = isWrite(request) && !isSameOrigin(request.headers, request.host, publicUrl);
    done(refused ? new Refused('origin-refused') : undefined);
  });
};
