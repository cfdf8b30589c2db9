import type { FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { authActions } from '../accounts/auth-bodies.ts';
import { refuseLimited } from '../http/limited.ts';
import type { RememberedMembers } from '../members/remembered-members.ts';
import type { DailyActionCounts } from './daily-action-counts.ts';

/** Whether the caller of a better-auth route may do what affects others: change a name that everyone reads. */
export type AccountGuard = (request: FastifyRequest, path: string, body: object | undefined) => Promise<void>;

export const accountGuard =
  (accounts: Pick<Accounts, 'sessionOf'>, members: RememberedMembers, acts: DailyActionCounts): AccountGuard =>
  async (request, path, body) => {
    const said = authActions.get(path);
    const act = typeof said === 'function' ? said(body) : said;
    if (act === undefined || act === 'own' || act === 'counted elsewhere') return;
    const session = await accounts.sessionOf(request.headers.cookie);
    // better-auth itself refuses callers without a session.
    if (!session) return;
    refuseLimited(await members.of(session.userId), 'everything');
    await acts.countAct(request, session, act);
  };
