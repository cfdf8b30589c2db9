import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Session, PresentedApiKey } from '#accounts';
import { keyNeeds } from '#contracts';
import { hashOfKey } from '../api-keys/key-secret.ts';
import { endpointOf } from './endpoint-of.ts';
import { isoNow } from './iso-now.ts';
import { limitKey } from './rate-limits.ts';
import { Refused } from './refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's key, once it was looked up: its cookies are then ignored. */
    apiKey?: PresentedApiKey | undefined;
  }
}

type Keys = Pick<Accounts, 'apiKeys'>;

/**
 * Authenticates a program by its key, within the key's scopes. The store is queried each time, so that a revoked key
 * stops working everywhere from that moment on.
 */
export const useKeys = (app: FastifyInstance, { apiKeys }: Keys): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const hash = hashOfKey(request.headers.authorization);
    if (hash === undefined || !request.routeOptions.url?.startsWith('/api/')) return done();
    letIn(apiKeys, hash, request, reply).then(() => done(), done);
  });
};

const letIn = async (
  apiKeys: Keys['apiKeys'],
  hash: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const key = hash === null ? undefined : await apiKeys.find(hash);
  request.apiKey = key;
  await limitKey(request, reply);
  if (!key) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new Refused('key-unknown');
  }
  delete request.headers.cookie;
  request.session = sessionFor(key, request, reply);
  const today = isoNow().slice(0, 10);
  if (key.lastUsedOn !== today) await apiKeys.used(key.id, today);
};

/** The session of a key; undefined where it only reads public data. Refused: `key-not-accepted`, `scope-missing`. */
const sessionFor = (key: PresentedApiKey, request: FastifyRequest, reply: FastifyReply): Session | undefined => {
  const endpoint = endpointOf(request);
  const needed = endpoint && keyNeeds(endpoint);
  if (needed === undefined) throw new Refused('key-not-accepted');
  if (needed === 'reading') return key.scopes.includes('own-data') ? sessionOf(key) : undefined;
  if (key.scopes.includes(needed)) return sessionOf(key);
  reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${needed}"`);
  throw new Refused('scope-missing', { scope: needed });
};

/** Never fresh and without a second factor: an endpoint that requires either needs a person. */
const sessionOf = ({ userId, userName, email, confirmed, language }: PresentedApiKey): Session => ({
  userId,
  name: userName,
  email,
  secondFactor: false,
  signedInAt: new Date(0).toISOString(),
  provedAt: null,
  sessionId: '',
  confirmed,
  twoFactor: false,
  language,
  setCookies: [],
});
