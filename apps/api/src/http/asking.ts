import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Session } from '#accounts';
import type { ActorId, Asking, StaffRole } from '#kernel';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once a guard has looked. */
    session?: Session | undefined;
    /** The role of who asks, once the guard of a staff route has asked the stores; commands carry it. */
    staffRole?: StaffRole | undefined;
  }
}

/** Looks up who asks, unless a key has said so; passes on the cookie when that prolonged the session. */
export const lookUpSession = async (
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

/** The actor behind the request; undefined when signed out. Behind the guard `SignedIn` there always is one. */
export const Actor = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().session?.userId as ActorId | undefined,
);

/** Where a request comes from, as limits count it: an address, or the network that one person has of the newer kind. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  rateLimit.normalizeIP(context.switchToHttp().getRequest<FastifyRequest>().ip),
);

/** Who asks, and behind `StaffGuard` in which role: what the tables of who may do what are asked with. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext): Asking => {
  const { session, staffRole } = context.switchToHttp().getRequest<FastifyRequest>();
  return { actor: session?.userId as ActorId | undefined, role: staffRole };
});
