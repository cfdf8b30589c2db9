import type { FastifyRequest } from 'fastify';

/** The request headers that better-auth sees: the session, and what to show next to that session. */
export const callerHeaders = ({ headers, ip }: FastifyRequest): Headers =>
  new Headers({
    'user-agent': headers['user-agent'] ?? '',
    cookie: headers.cookie ?? '',
    'x-forwarded-for': ip,
    'content-type': 'application/json',
  });
