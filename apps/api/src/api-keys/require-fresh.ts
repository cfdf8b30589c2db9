import type { FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { Refused } from '../http/refused.ts';

/** Keys and webhooks outlive the session that makes them: one that somebody left open yesterday makes none. */
const FRESH_MS = 24 * 60 * 60_000;

/** Refused: `email-unconfirmed`, `session-not-fresh`. */
export const requireFresh = async (accounts: Accounts, request: FastifyRequest): Promise<void> => {
  const session = await accounts.freshSessionOf(request.headers.cookie);
  if (!session?.confirmed) throw new Refused('email-unconfirmed');
  if (Date.now() - Date.parse(session.signedInAt) > FRESH_MS) throw new Refused('session-not-fresh');
};
