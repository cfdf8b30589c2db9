import { setTimeout as wait } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { limitHourly } from './account-limits.ts';
import { callerHeaders } from './caller-headers.ts';
import { authRefusal } from './auth-refusal.ts';
import { type Counters, countersInMemory } from './counters.ts';
import { inEvenTime } from './even-time.ts';
import { LoginThrottle } from './login-throttle.ts';
import { warnIfTaken } from './taken-addresses.ts';

declare module 'fastify' {
  interface FastifyInstance {
    accountCounters: Counters;
    signInBrake: LoginThrottle;
  }
}

/** Counters for accounts, shared by all nodes where they share a Redis. */
export const useAccountCounters = (app: FastifyInstance, shared?: Counters): void => {
  const counters = shared ?? countersInMemory();
  app.decorate('accountCounters', counters);
  app.decorate('signInBrake', new LoginThrottle(counters, wait));
};

/** Paths on which a password or code can be guessed for what it opens; a passkey cannot. */
const GUESSED = new Set(['/sign-in/email', '/two-factor/verify-totp', '/two-factor/verify-backup-code', '/prove']);

type Asked = { readonly path: string; readonly body?: object; readonly neutral?: boolean };

/** Calls better-auth on behalf of a request, within its limits; its cookies go into the reply. Throws its errors. */
export const callAuth = async (
  { accounts, publicUrl }: { readonly accounts: Accounts; readonly publicUrl: string },
  request: FastifyRequest,
  reply: FastifyReply,
  { path, body, neutral = false }: Asked,
): Promise<unknown> => {
  const address = rateLimit.normalizeIP(request.ip);
  const { accountCounters, signInBrake } = request.server;
  const { email } = (body ?? {}) as { readonly email?: string };
  const session = email === undefined ? await accounts.sessionOf(request.headers.cookie) : undefined;
  const subject = email ?? session?.userId;
  const account = email ?? (path === '/prove' ? session?.email : undefined);
  await limitHourly(accountCounters, reply, { name: path, address, subject });
  const ask = () => accounts.handle(asRequest(request, `${publicUrl}/api/auth${path}`, body, neutral));
  const answer = await byPath(path, neutral, {
    guessed: () => signInBrake.hold({ address, account, warnOwner: accounts.warnOfGuesses }, ask),
    signUp: () => warnIfTaken(accountCounters, accounts, { address, email: email ?? '' }, ask),
    even: () => inEvenTime(ask),
    other: ask,
  });
  if (path === '/reset-password' && answer.ok) await signInBrake.release(address);
  if (!answer.ok) throw await authRefusal(answer);
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  reply.header('cache-control', 'no-store');
  return JSON.parse((await answer.text()) || 'null', withoutToken);
};

type Ways = Readonly<Record<'guessed' | 'signUp' | 'even' | 'other', () => Promise<Response>>>;

const byPath = (path: string, neutral: boolean, ways: Ways): Promise<Response> => {
  if (GUESSED.has(path)) return ways.guessed();
  if (path === '/sign-up/email') return ways.signUp();
  return neutral || path === '/change-email' ? ways.even() : ways.other();
};

const asRequest = (request: FastifyRequest, url: string, body: object | undefined, neutral: boolean): Request => {
  const headers = callerHeaders(request);
  if (neutral) headers.delete('cookie');
  return new Request(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
};

/** The session's token is sent only in the HttpOnly cookie, where no script can read it. */
const withoutToken = (key: string, value: unknown): unknown => (key === 'token' ? undefined : value);
