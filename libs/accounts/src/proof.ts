import { APIError, createAuthEndpoint, getSessionFromCtx, sensitiveSessionMiddleware } from 'better-auth/api';
import type { BetterAuthPlugin } from 'better-auth';
import { z } from 'zod';

/** How long a session counts as proven after a password or a passkey. */
const PROOF_MS = 5 * 60_000;

type Proved = { readonly provedAt?: Date | string | null | undefined };

/**
 * Whether the user has just proved that the account is theirs: a session alone may be on a phone that someone found.
 */
export const isProved = ({ provedAt }: Proved): boolean =>
  provedAt !== null && provedAt !== undefined && Date.now() - new Date(provedAt).getTime() < PROOF_MS;

/**
 * Paths of better-auth that open an account, or remove protection: they need a proof. Others take the password
 * themselves.
 */
const NEEDS_PROOF = new Set([
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/delete-passkey',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
]);

/** Paths that checked a password, a code or a passkey; any other session that replaces one keeps its time of proof. */
const PROVES = new Set(['/sign-up/email', '/sign-in/email', '/change-password', '/passkey/verify-authentication']);

/** The time of proof of a session that starts at this path. */
export const provedAtStart = (path: string | undefined, replaced: unknown): Date | null => {
  if (!replaced || (path && PROVES.has(path))) return new Date();
  const { provedAt } = replaced as Proved;
  return provedAt ? new Date(provedAt) : null;
};

type Asking = Parameters<typeof getSessionFromCtx>[0] & { readonly path: string };

/** Throws better-auth's `SESSION_NOT_FRESH`. Without a session, better-auth itself refuses. */
export const mustBeProved = async (ctx: Asking): Promise<void> => {
  if (!NEEDS_PROOF.has(ctx.path)) return;
  const asking = await getSessionFromCtx(ctx);
  if (asking && !isProved(asking.session as Proved)) throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH' });
};

/** `POST /prove {password}`: 400 `INVALID_PASSWORD`. A passkey proves by a login with it. */
export const proof: BetterAuthPlugin = {
  id: 'proof',
  endpoints: {
    prove: createAuthEndpoint(
      '/prove',
      { method: 'POST', body: z.object({ password: z.string() }), use: [sensitiveSessionMiddleware] },
      async (ctx) => {
        const { user, session } = ctx.context.session;
        await ctx.context.password.checkPassword(user.id, ctx);
        await ctx.context.internalAdapter.updateSession(session.token, { provedAt: new Date() });
        return ctx.json({ status: true });
      },
    ),
  },
};
