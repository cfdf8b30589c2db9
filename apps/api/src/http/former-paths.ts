import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { api, descriptionOf, type Endpoint } from '#contracts';

/** The release day of the new paths, in seconds since 1970 (RFC 9745). */
const DEPRECATED_SINCE = Date.UTC(2026, 10, 28) / 1000;

type Former = { readonly pattern: RegExp; readonly path: string };

/** Two methods of a path move together: one entry. */
const former = (): readonly Former[] => {
  const moves = Object.values<Readonly<Record<string, Endpoint>>>(api)
    .flatMap((group) => Object.values(group))
    .flatMap((endpoint) => {
      const { path, formerly } = descriptionOf(endpoint);
      return formerly === undefined ? [] : [[formerly, path] as const];
    });
  return [...new Map(moves)].map(([formerly, path]) => {
    const names = [...formerly.matchAll(/:(\w+)/g)].map(([, name]) => name);
    return {
      pattern: new RegExp(`^${formerly.replaceAll(/:\w+/g, '([^/?]+)')}(?=\\?|$)`),
      path: path.replaceAll(/:(\w+)/g, (_, name: string) => `$${names.indexOf(name) + 1}`),
    };
  });
};

/**
 * The URL of today for one with a former path; any other URL unchanged. It runs before routing, so that guards, limits
 * and metrics know the path of today alone.
 */
export const currentUrl = (() => {
  const moves = former();
  return (url: string): string => {
    const move = url.startsWith('/api/') ? moves.find(({ pattern }) => pattern.test(url)) : undefined;
    return move ? url.replace(move.pattern, move.path) : url;
  };
})();

declare module 'node:http' {
  interface IncomingMessage {
    formerUrl?: string;
  }
}

/** `originalUrl` would not do: a library sets it to the URL after this. */
export const rewriteUrl = (request: IncomingMessage): string => {
  const { url = '/' } = request;
  const current = currentUrl(url);
  if (current !== url) request.formerUrl = url;
  return current;
};

/** Responses to a former path name its successor. */
export const useFormerPaths = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.formerUrl !== undefined) {
      const [path = ''] = request.url.split('?');
      reply.header('deprecation', `@${DEPRECATED_SINCE}`).header('link', `<${path}>; rel="successor-version"`);
    }
    done();
  });
};
