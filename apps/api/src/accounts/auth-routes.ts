import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { shapeInvalid } from '../http/shape.pipe.ts';
import { askingHeaders } from './asking-headers.ts';
import { authBodies, authExtras, authPaths, neutralPaths } from './auth-bodies.ts';
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
  const path = pathname.slice(PREFIX.length);
  if (!authPaths.has(path)) throw new Refused('route-unknown');
  const headers = askingHeaders(request);
  if (neutralPaths.has(path)) headers.delete('cookie');
  const url = new URL(pathname, publicUrl);
  if (request.method === 'GET') return new Request(url, { headers });
  const body = JSON.stringify({ ...checked(path, request.body), ...authExtras[path] });
  return new Request(url, { method: request.method, headers, body });
};

const checked = (path: string, body: unknown): object => {
  const read = authBodies(path).safeParse(parsed(body));
  if (!read.success) throw shapeInvalid(read.error.issues);
  const { passwordAgain, ...asksFor } = read.data as { password?: string; passwordAgain?: string };
  if (passwordAgain !== undefined && passwordAgain !== asksFor.password) throw new Refused('passwords-differ');
  return asksFor;
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
