import type { FastifyRequest } from 'fastify';
import { type ActionOfEndpoint, actionOf, descriptionOf, type Endpoint, type EndpointDescription } from '#contracts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's endpoint; undefined for files, documents and better-auth's routes. */
    endpoint?: EndpointDescription;
    /** Its effect on others; undefined where it changes nothing, and for staff. */
    act?: ActionOfEndpoint | undefined;
  }
}

export const routeConfigOf = (endpoint: Endpoint) => ({
  endpoint: descriptionOf(endpoint),
  act: actionOf(descriptionOf(endpoint)),
});

export const endpointOf = (request: Pick<FastifyRequest, 'routeOptions'>): EndpointDescription | undefined =>
  request.routeOptions.config.endpoint;
