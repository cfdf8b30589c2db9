import type { FastifyRequest } from 'fastify';

/** What better-auth sees of a request's headers: whose session it is, and what to show beside that session. */
export const askingHeaders = ({ headers, ip }: FastifyRequest): Headers =>
  new Headers({
    'user-agent': headers['user-agent'] ?? '',
    cookie: headers.cookie ?? '',
    'x-forwarded-for': ip,
    'content-type': 'application/json',
  });
