import type { FastifyRequest } from 'fastify';

export const AUTH_PREFIX = '/api/auth';
export const AUTH_ROUTES = `${AUTH_PREFIX}/*`;

/** The better-auth path of a request, "/sign-in/email": as the router read it, so that all checks use the same path. */
export const authPathOf = ({ params }: FastifyRequest): string => `/${(params as { readonly '*': string })['*']}`;
