import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Session } from '#accounts';
import type { ActorId, Caller, StaffRole } from '#kernel';

declare module 'fastify' {
  interface FastifyRequest {
    session?: Session | undefined;
    /** The caller's role, once the guard of a staff route has looked it up; commands carry it. */
    staffRole?: StaffRole | undefined;
  }
}

/** Looks up the caller, unless a key has identified them; passes on the cookie when that prolonged the session. */
export const loadSession = async (
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | undefined> => {
  if (request.apiKey) return request.session;
  const session = await accounts.sessionOf(request.headers.cookie);
  for (const cookie of session?.setCookies ?? []) reply.header('set-cookie', cookie);
  request.session = session;
  return session;
};

/** The actor behind the request; undefined when logged out. Always defined behind the guard `SignedIn`. */
export const Actor = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().session?.userId as ActorId | undefined,
);

/** The client of a request, as limits count it: an IPv4 address, or the IPv6 network that one user has. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  rateLimit.normalizeIP(context.switchToHttp().getRequest<FastifyRequest>().ip),
);

/** The caller, behind `StaffGuard` with their role: input of the permission tables. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { session, staffRole } = context.switchToHttp().getRequest<FastifyRequest>();
  return { actor: session?.userId as ActorId | undefined, role: staffRole };
});
