import { createHash, timingSafeEqual } from 'node:crypto';

const SCHEME = 'Bearer ';

/** Whether somebody showed the token, told in the same time whatever was shown. */
export const showsToken = (authorization: string | undefined, token: string): boolean => {
  const shown = authorization?.startsWith(SCHEME) ? authorization.slice(SCHEME.length) : '';
  return timingSafeEqual(hash(shown), hash(token));
};

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
