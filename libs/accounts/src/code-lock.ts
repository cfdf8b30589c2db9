import { APIError, type createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { type Addressee, greeting, languageOf, type SendMail } from './account-mail.ts';

/** The user who types these codes has the right password: the owner should be warned soon. */
const TOLD_AT = 3;
/** Authenticator codes have six digits: after so many wrong ones no more are checked for a while. */
const LOCKED_AT = 10;
const LOCKED_MS = 15 * 60_000;

const APP_CODE = '/two-factor/verify-totp';
const RECOVERY_CODE = '/two-factor/verify-backup-code';
const WRONG = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE']);

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type Factor = { readonly id: string; readonly lockedUntil?: Date | string | null };

/**
 * Counts wrong codes at login, instead of better-auth's own lock, which also blocks recovery codes: knowing only a
 * password must not lock the owner out. Throws `ACCOUNT_TEMPORARILY_LOCKED`.
 */
export const countBefore = async (ctx: Context): Promise<void> => {
  const factor = ctx.path === APP_CODE ? await factorOfWhoSignsIn(ctx) : undefined;
  if (!factor) return;
  if (factor.lockedUntil && new Date(factor.lockedUntil).getTime() > Date.now()) throw locked();
  if (factor.lockedUntil) await unlock(ctx, factor);
  // Counted before the check, so that parallel requests get no more tries than sequential ones.
  if ((await count(ctx, factor)) > LOCKED_AT) throw locked();
};

/**
 * Emails the owner at the third wrong code, locks the authenticator at the tenth, and resets the count after a right
 * one.
 */
export const countAfter = async (ctx: Context, sendMail: SendMail): Promise<void> => {
  if (ctx.path !== APP_CODE && ctx.path !== RECOVERY_CODE) return;
  const { returned, newSession } = ctx.context;
  if (!(returned instanceof APIError)) {
    const factor = newSession ? await factorOf(ctx, newSession.user.id) : undefined;
    if (factor) await unlock(ctx, factor);
    return;
  }
  if (!WRONG.has(String(returned.body?.code))) return;
  const factor = await factorOfWhoSignsIn(ctx);
  if (!factor) return;
  const wrong = ctx.path === RECOVERY_CODE ? await count(ctx, factor) : factor.failedVerificationCount;
  if (wrong === TOLD_AT) await tell(ctx, factor.userId, sendMail);
  if (wrong >= LOCKED_AT) await update(ctx, factor, { lockedUntil: new Date(Date.now() + LOCKED_MS) });
};

const locked = () => new APIError('TOO_MANY_REQUESTS', { code: 'ACCOUNT_TEMPORARILY_LOCKED' });

type FactorRow = Factor & { readonly userId: string; readonly failedVerificationCount: number };

const factorOf = (ctx: Context, userId: string): Promise<FactorRow | null> =>
  ctx.context.adapter.findOne<FactorRow>({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] });

/** The factor of the user whose login waits for it, by the cookie; undefined where a user is logged in. */
const factorOfWhoSignsIn = async (ctx: Context): Promise<FactorRow | undefined> => {
  if (await getSessionFromCtx(ctx, { disableRefresh: true })) return undefined;
  const { name } = ctx.context.createAuthCookie('two_factor');
  const waiting = await ctx.getSignedCookie(name, ctx.context.secret);
  const kept = waiting ? await ctx.context.internalAdapter.findVerificationValue(waiting) : null;
  return (kept && (await factorOf(ctx, kept.value))) ?? undefined;
};

const count = async (ctx: Context, { id }: Factor): Promise<number> => {
  const counted = await ctx.context.adapter.incrementOne<FactorRow>({
    model: 'twoFactor',
    where: [{ field: 'id', value: id }],
    increment: { failedVerificationCount: 1 },
  });
  return counted?.failedVerificationCount ?? 0;
};

const update = async (ctx: Context, { id }: Factor, changed: Record<string, unknown>): Promise<void> =>
  void (await ctx.context.adapter.update({ model: 'twoFactor', where: [{ field: 'id', value: id }], update: changed }));

const unlock = (ctx: Context, factor: Factor): Promise<void> =>
  update(ctx, factor, { failedVerificationCount: 0, lockedUntil: null });

const tell = async (ctx: Context, userId: string, sendMail: SendMail): Promise<void> => {
  const user = (await ctx.context.internalAdapter.findUserById(userId)) as Addressee | null;
  if (!user) return;
  const to = { userId, to: user.email, language: languageOf(user) };
  await sendMail({ kind: 'codes-guessed', ...to, values: greeting(user) });
};
