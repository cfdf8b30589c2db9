import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { shapeInvalid } from '../http/shape.pipe.ts';
import { authBodies, authPaths } from './auth-bodies.ts';
import { authRefusal } from './auth-refusal.ts';
import { Refused } from '../http/refused.ts';

const PREFIX = '/api/auth';

/** Sign-in's own routes, in a scope that leaves the body as it came; better-auth reads it itself. */
export const useAuthRoutes = async (app: FastifyInstance, accounts: Accounts, publicUrl: string): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.all(`${PREFIX}/*`, async (request, reply) => {
      const answer = await accounts.handle(asked(request, publicUrl));
      await passOn(answer, reply);
    });
  });
};

const asked = (request: FastifyRequest, publicUrl: string): Request => {
  const { pathname } = new URL(request.url, publicUrl);
  if (!authPaths.has(pathname.slice(PREFIX.length))) throw new Refused('route-unknown');
  const headers = new Headers({
    'user-agent': request.headers['user-agent'] ?? '',
    cookie: request.headers.cookie ?? '',
  });
  if (request.method === 'GET') return new Request(new URL(request.url, publicUrl), { headers });
  headers.set('content-type', 'application/json');
  const body = JSON.stringify(checked(pathname.slice(PREFIX.length), request.body));
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers, body });
};

const checked = (path: string, body: unknown): unknown => {
  const read = authBodies(path).safeParse(parsed(body));
  if (!read.success) throw shapeInvalid(read.error.issues);
  return read.data;
};

const parsed = (body: unknown): unknown => {
  try {
    return JSON.parse(String(body || '{}'));
  } catch {
    throw new Refused('body-unreadable');
  }
};

const passOn = async (answer: Response, reply: FastifyReply): Promise<void> => {
  if (!answer.ok) throw await authRefusal(answer);
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  reply.header('cache-control', 'no-store').code(answer.status).type('application/json; charset=utf-8');
  await reply.send(withoutToken(await answer.text()));
};

/** The session's token travels in the HttpOnly cookie and nowhere that a script could read it. */
const withoutToken = (text: string): string =>
  JSON.stringify(JSON.parse(text || 'null'), (key, value: unknown) => (key === 'token' ? undefined : value));
