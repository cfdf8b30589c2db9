import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'tdr_';
const SECRET_BYTES = 32;
const SECRET = /^tdr_[\w-]{43}$/;
const BEARER = /^bearer +(.*)$/i;

/** A secret with a recognisable prefix, so that scanners of public code find it. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

/** The stored hash of a secret: the secret is random in full, and needs no slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The hash of the key in an `Authorization` header; null: no secret of ours; undefined: the header has none. */
export const hashOfKey = (authorization: string | undefined): string | null | undefined => {
  const shown = BEARER.exec(authorization ?? '')?.[1]?.trim();
  if (shown === undefined) return undefined;
  return SECRET.test(shown) ? hashOf(shown) : null;
};
