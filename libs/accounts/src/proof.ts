import { APIError, createAuthEndpoint, getSessionFromCtx, sensitiveSessionMiddleware } from 'better-auth/api';
import type { BetterAuthPlugin } from 'better-auth';
import { z } from 'zod';

/** For so long a session counts as held by its owner after a password or a passkey was shown. */
const PROOF_MS = 5 * 60_000;

type Proved = { readonly provedAt?: Date | string | null | undefined };

/** Whether who asks has just shown that the account is theirs: a session alone may be somebody's who found the phone. */
export const isProved = ({ provedAt }: Proved): boolean =>
  provedAt !== null && provedAt !== undefined && Date.now() - new Date(provedAt).getTime() < PROOF_MS;

/** Paths of better-auth that open a door, or close one that the owner needs: they take a proof. Others take the password themselves. */
const NEEDS_PROOF = new Set([
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/delete-passkey',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
]);

/** Where the password, a code or a passkey was looked at; every other session that takes another's place keeps its moment. */
const PROVES = new Set(['/sign-up/email', '/sign-in/email', '/change-password', '/passkey/verify-authentication']);

/** When the holder of a session that begins at this path showed who they are. */
export const provedAtStart = (path: string | undefined, replaced: unknown): Date | null => {
  if (!replaced || (path && PROVES.has(path))) return new Date();
  const { provedAt } = replaced as Proved;
  return provedAt ? new Date(provedAt) : null;
};

type Asking = Parameters<typeof getSessionFromCtx>[0] & { readonly path: string };

/** Throws better-auth's `SESSION_NOT_FRESH`. Signed out, better-auth says so itself. */
export const mustBeProved = async (ctx: Asking): Promise<void> => {
  if (!NEEDS_PROOF.has(ctx.path)) return;
  const asking = await getSessionFromCtx(ctx);
  if (asking && !isProved(asking.session as Proved)) throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH' });
};

/** `POST /prove {password}`: 400 `INVALID_PASSWORD`. A passkey proves by signing in with it. */
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
