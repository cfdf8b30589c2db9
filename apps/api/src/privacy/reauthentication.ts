import type { FastifyReply, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { type Accounts, hasSecondFactor } from '#accounts';
import { limitHourly } from '../accounts/account-limits.ts';
import { Refused } from '../http/refused.ts';

const FRESH_MS = 10 * 60_000;

/**
 * Requires a fresh proof that the account is the caller's: its password, or a session just started by passkey or
 * authenticator. A session alone may be in use by someone who found the phone. Refused: `password-wrong`,
 * `session-not-fresh`, `too-many-requests`.
 */
export const requireReauthentication = async (
  accounts: Pick<Accounts, 'freshSessionOf' | 'isPasswordOf'>,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: { readonly name: string; readonly userId: string; readonly password: string | undefined },
): Promise<void> => {
  const { name, userId, password } = asked;
  const address = rateLimit.normalizeIP(request.ip);
  await limitHourly(request.server.accountCounters, reply, { name, address, subject: userId });
  if (password !== undefined) {
    if (await accounts.isPasswordOf(userId, password)) return;
    throw new Refused('password-wrong');
  }
  const session = await accounts.freshSessionOf(request.headers.cookie);
  const isFresh = session !== undefined && Date.now() - Date.parse(session.signedInAt) < FRESH_MS;
  if (!isFresh || !hasSecondFactor(session)) throw new Refused('session-not-fresh');
};
