import type { FastifyRequest } from 'fastify';

/** Where all of sign-in's own routes are found. */
export const AUTH_PREFIX = '/api/auth';
export const AUTH_ROUTES = `${AUTH_PREFIX}/*`;

/** What such a request asks for, "/sign-in/email": as the router read it, so that all who decide by it decide alike. */
export const authPathOf = ({ params }: FastifyRequest): string => `/${(params as { readonly '*': string })['*']}`;
