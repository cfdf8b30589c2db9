import type { FastifyRequest } from 'fastify';
import { COOKIE_PREFIX } from '#accounts';
import { isOwnPage, type OurPages } from './same-origin.ts';

/**
 * Whether something asks that is neither a page of ours nor somebody who signed in. It can say that it is: this is what
 * asks programs for a key, and keeps nobody out.
 */
export const isByProgram = ({ headers, host }: FastifyRequest, ours: OurPages): boolean => {
  const site = headers['sec-fetch-site'];
  // A page of another site reads no answer of ours; one of ours may stand at another address than the API.
  if (site !== undefined && site !== 'none') return false;
  return !isOwnPage({ origin: headers.origin, referer: headers.referer }, host, ours) && !hasSession(headers.cookie);
};

const hasSession = (cookie: string | undefined): boolean => cookie?.includes(`${COOKIE_PREFIX}.session`) ?? false;
