import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { AccountStore } from './account-store.ts';
import { passwordFault } from './guessed-passwords.ts';
import { type Addressee, greeting, languageOf } from './account-mail.ts';
import type { AuthSettings } from './auth-settings.ts';
import { countAfter, countBefore } from './code-lock.ts';
import type { Revoked } from './erasure-journal.ts';
import { mustBeProved } from './proof.ts';

const TAKES_NEW_PASSWORD = new Set(['/sign-up/email', '/reset-password', '/change-password']);
/** Only a user with a confirmed address can lock an account with a second factor. */
const NEEDS_CONFIRMED_EMAIL = new Set(['/two-factor/enable', '/passkey/verify-registration']);
const WEAKENS_FACTORS = new Set(['/two-factor/disable', '/passkey/delete-passkey']);
const CHANGES_FACTORS = new Set([...WEAKENS_FACTORS, '/passkey/verify-registration']);

/**
 * Checks that better-auth lacks: 422 `password-common`, `password-guessable`, `password-own`, 403 `email-unconfirmed`,
 * 409 `second-factor-on`, 422 `password-wrong`, 409 `email-unchanged`, 403 `session-not-fresh`.
 */
export const checkBefore = createAuthMiddleware(async (ctx) => {
  const { newPassword, password, newEmail } = (ctx.body ?? {}) as Readonly<Record<string, string | undefined>>;
  if (TAKES_NEW_PASSWORD.has(ctx.path)) {
    const code = await passwordFault(newPassword ?? password ?? '', await ownWords(ctx));
    if (code) throw new APIError('BAD_REQUEST', { code });
  }
  if (NEEDS_CONFIRMED_EMAIL.has(ctx.path)) {
    const asking = await getSessionFromCtx(ctx);
    if (asking && !asking.user.emailVerified) throw new APIError('FORBIDDEN', { code: 'email-unconfirmed' });
    if (ctx.path === '/two-factor/enable') refuseSecondSecret(asking?.user);
  }
  await mustBeProved(ctx);
  await countBefore(ctx);
  if (ctx.path === '/change-email') {
    const asking = await getSessionFromCtx(ctx);
    if (!asking) return;
    await ctx.context.password.checkPassword(asking.user.id, ctx);
    if (asking.user.email === newEmail) throw new APIError('CONFLICT', { code: 'email-unchanged' });
  }
});

/** The name and email of the new password's owner: from the body, the session, or the user of the emailed link. */
const ownWords = async (ctx: MiddlewareContext): Promise<readonly string[]> => {
  const { name, email, token } = (ctx.body ?? {}) as Readonly<Record<string, string | undefined>>;
  if (ctx.path === '/sign-up/email') return [name ?? '', email ?? ''];
  const { internalAdapter } = ctx.context;
  const kept = token ? await internalAdapter.findVerificationValue(`reset-password:${token}`) : undefined;
  const user = kept ? await internalAdapter.findUserById(kept.value) : (await getSessionFromCtx(ctx))?.user;
  return user ? [user.name, user.email] : [];
};

type MiddlewareContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** A second setup would drop the working secret before the new one was tried. */
const refuseSecondSecret = (user: Readonly<Record<string, unknown>> | undefined): void => {
  if (user?.['twoFactorEnabled'] === true) throw new APIError('CONFLICT', { code: 'second-factor-on' });
};

type Telling = Pick<AuthSettings, 'sendMail' | 'noteRevoked'>;

/** Changed factors: all other sessions end, and the owner gets an email. Changed password: older links stop working. */
export const tidyAfter = (store: Pick<AccountStore, 'dropLinks'>, { sendMail, noteRevoked }: Telling) =>
  createAuthMiddleware(async (ctx) => {
    await countAfter(ctx, sendMail);
    const asking = ctx.context.newSession ?? ctx.context.session;
    if (!asking || ctx.context.returned instanceof APIError) return;
    const { user, session } = asking;
    if (WEAKENS_FACTORS.has(ctx.path)) {
      const all = await ctx.context.internalAdapter.listSessions(user.id);
      for (const { token } of all) if (token !== session.token) await ctx.context.internalAdapter.deleteSession(token);
    }
    const revoked = revokedBy(ctx, user.id);
    if (revoked) await noteRevoked(revoked);
    if (ctx.path === '/passkey/verify-authentication') await endReplaced(ctx, user.id, session.token);
    const to = {
      userId: user.id,
      to: user.email,
      language: languageOf(user as Pick<Addressee, 'name' | 'language'>),
      values: greeting(user as Addressee),
    };
    if (ctx.path === '/change-password') {
      await store.dropLinks(user.id);
      await sendMail({ kind: 'password-changed', ...to });
    }
    const enabled = turnsOn(ctx);
    if (ctx.path === '/two-factor/generate-backup-codes') await sendMail({ kind: 'recovery-codes-changed', ...to });
    if (enabled || CHANGES_FACTORS.has(ctx.path)) await sendMail({ kind: 'second-factor-changed', ...to });
  });

/** A passkey shown while logged in starts a new session; the old one would stay open unused. */
const endReplaced = async (ctx: MiddlewareContext, userId: string, token: string): Promise<void> => {
  const before = await getSessionFromCtx(ctx, { disableRefresh: true });
  if (before?.user.id !== userId || before.session.token === token) return;
  await ctx.context.internalAdapter.deleteSession(before.session.token);
};

const turnsOn = (ctx: MiddlewareContext): boolean =>
  ctx.path === '/two-factor/verify-totp' && ctx.context.session !== null;

const FACTOR_CHANGES = new Set(['/two-factor/disable', '/two-factor/generate-backup-codes']);

/** What opened the account until then, and must no longer. */
const revokedBy = (ctx: MiddlewareContext, userId: string): Revoked | undefined => {
  if (ctx.path === '/change-password') return { passwordOf: userId };
  if (turnsOn(ctx) || FACTOR_CHANGES.has(ctx.path)) return { factorOf: userId };
  if (ctx.path !== '/passkey/delete-passkey') return undefined;
  return { revoked: 'passkey', id: (ctx.body as { readonly id: string }).id };
};
