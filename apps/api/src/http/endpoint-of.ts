import type { FastifyRequest } from 'fastify';
import { type ActOfEndpoint, actOf, descriptionOf, type Endpoint, type EndpointDescription } from '#contracts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contracts say of this route; undefined for files, documents and sign-in's own routes. */
    endpoint?: EndpointDescription;
    /** What it does to others; undefined where it changes nothing, and for staff. */
    act?: ActOfEndpoint | undefined;
  }
}

/** What a route keeps of its endpoint: for guards, interceptors and limits. */
export const routeConfigOf = (endpoint: Endpoint) => ({
  endpoint: descriptionOf(endpoint),
  act: actOf(descriptionOf(endpoint)),
});

/** The endpoint that a request asks. */
export const endpointOf = (request: Pick<FastifyRequest, 'routeOptions'>): EndpointDescription | undefined =>
  request.routeOptions.config.endpoint;
