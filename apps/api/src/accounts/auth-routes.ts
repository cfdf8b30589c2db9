import type { FastifyInstance } from 'fastify';
import type { Accounts } from '#accounts';
import { AUTH_ROUTES, authPathOf } from '../http/auth-path.ts';
import { Refused } from '../http/refused.ts';
import { shapeInvalid } from '../http/shape-invalid.ts';
import { mustBeWellFormed } from '../http/well-formed.ts';
import type { AccountGuard } from '../action-limits/account-guard.ts';
import { callAuth } from './call-auth.ts';
import { authBodies, authExtras, authQuestions, neutralPaths } from './auth-bodies.ts';

/**
 * better-auth's own routes, in a scope that leaves the body unparsed, so that invalid JSON is refused with our error.
 */
export const useAuthRoutes = async (
  app: FastifyInstance,
  accounts: Accounts,
  publicUrl: string,
  guard: AccountGuard,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.all(AUTH_ROUTES, async (request, reply) => {
      const path = authPathOf(request);
      const body = bodyFor(request.method, path, request.body);
      await guard(request, path, body.body);
      const neutral = neutralPaths.has(path);
      const answer = await callAuth({ accounts, publicUrl }, request, reply, { path, ...body, neutral });
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    });
  });
};

const bodyFor = (method: string, path: string, given: unknown): { readonly body?: object } => {
  if (method === 'GET' && authQuestions.has(path)) return {};
  const shape = authBodies.get(path);
  if (method !== 'POST' || !shape) throw new Refused('route-unknown');
  const read = shape.safeParse(mustBeWellFormed(parsed(given)));
  if (!read.success) throw shapeInvalid(read.error.issues);
  const { passwordAgain, ...body } = read.data as { password?: string; passwordAgain?: string };
  if (passwordAgain !== undefined && passwordAgain !== body.password) throw new Refused('passwords-differ');
  return { body: { ...body, ...authExtras[path] } };
};

const parsed = (body: unknown): unknown => {
  try {
    return JSON.parse(String(body || '{}'));
  } catch {
    throw new Refused('body-unreadable');
  }
};
