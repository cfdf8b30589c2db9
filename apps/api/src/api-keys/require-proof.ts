import type { FastifyRequest } from 'fastify';
import { type Accounts, isProved } from '#accounts';
import { Refused } from '../http/refused.ts';

/**
 * Keys and webhooks outlive the session that makes them, and their owner relies on existing ones: creating and deleting
 * one needs a password or passkey shown just now. Refused: `session-not-fresh`.
 */
export const requireProof = async (accounts: Accounts, request: FastifyRequest): Promise<void> => {
  const session = await accounts.freshSessionOf(request.headers.cookie);
  if (!session || !isProved(session)) throw new Refused('session-not-fresh');
};

/** The same for users with a confirmed email address. Refused: `email-unconfirmed`, `session-not-fresh`. */
export const requireConfirmedProof = async (accounts: Accounts, request: FastifyRequest): Promise<void> => {
  const session = await accounts.freshSessionOf(request.headers.cookie);
  if (!session?.confirmed) throw new Refused('email-unconfirmed');
  if (!isProved(session)) throw new Refused('session-not-fresh');
};
