import type { FastifyRequest } from 'fastify';
import { COOKIE_PREFIX } from '#accounts';
import { isFromThisSite, type OurPages } from './same-origin.ts';

/**
 * Whether the caller is neither a page of ours nor a logged-in user. Callers can pretend to be: this makes programs use
 * a key, and protects nothing.
 */
export const isByProgram = ({ headers, host }: FastifyRequest, ours: OurPages): boolean => {
  const site = headers['sec-fetch-site'];
  // A page of another site cannot read our responses; one of ours may have another address than the API.
  if (site !== undefined && site !== 'none') return false;
  return (
    !isFromThisSite({ origin: headers.origin, referer: headers.referer }, host, ours) && !hasSession(headers.cookie)
  );
};

const hasSession = (cookie: string | undefined): boolean => cookie?.includes(`${COOKIE_PREFIX}.session`) ?? false;
