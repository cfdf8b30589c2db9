import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const tagOf = (text: string): string => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

export const matches = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined && (asked === '*' || asked.split(',').some((one) => one.trim() === tag));

const DATA = '/api/v1/';
const NEVER_KEPT = /no-store/;

/** Adds an ETag (or answers 304) also to responses that come from no view; unless they must not be cached at all. */
export const useEntityTags = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isKept = !NEVER_KEPT.test(String(reply.getHeader('cache-control') ?? ''));
    const isData = request.method === 'GET' && reply.statusCode === 200 && request.url.startsWith(DATA);
    if (!isData || !isKept || typeof payload !== 'string' || reply.hasHeader('etag')) return done(null, payload);
    const tag = tagOf(payload);
    reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    if (!matches(request.headers['if-none-match'], tag)) return done(null, payload);
    reply.code(304);
    done(null, '');
  });
};
