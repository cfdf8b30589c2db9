import { createHash, timingSafeEqual } from 'node:crypto';

const SCHEME = 'Bearer ';

/** Whether the request has the token, compared in constant time. */
export const presentsToken = (authorization: string | undefined, token: string): boolean => {
  const shown = authorization?.startsWith(SCHEME) ? authorization.slice(SCHEME.length) : '';
  return timingSafeEqual(hash(shown), hash(token));
};

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
