import { APIError, type createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { type Addressee, greeting, languageOf, type SendMail } from './account-mail.ts';

/** Whoever types these codes has the right password: their owner should know of it soon. */
const TOLD_AT = 3;
/** Codes of an authenticator have six digits: after so many wrong ones no more are looked at for a while. */
const LOCKED_AT = 10;
const LOCKED_MS = 15 * 60_000;

const APP_CODE = '/two-factor/verify-totp';
const RECOVERY_CODE = '/two-factor/verify-backup-code';
const WRONG = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE']);

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type Factor = { readonly id: string; readonly lockedUntil?: Date | string | null };

/**
 * Counts wrong codes of who signs in, in place of better-auth's own lock, which shuts recovery codes out as well: nobody who
 * only knows a password may leave the owner without a way in. Throws `ACCOUNT_TEMPORARILY_LOCKED`.
 */
export const countBefore = async (ctx: Context): Promise<void> => {
  const factor = ctx.path === APP_CODE ? await factorOfWhoSignsIn(ctx) : undefined;
  if (!factor) return;
  if (factor.lockedUntil && new Date(factor.lockedUntil).getTime() > Date.now()) throw locked();
  if (factor.lockedUntil) await unlock(ctx, factor);
  // Before it is looked at, so that of many at once no more pass than one after another.
  if ((await count(ctx, factor)) > LOCKED_AT) throw locked();
};

/** Mails the owner at the third wrong code, shuts the authenticator at the tenth, and forgets them after a right one. */
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

/** Of whom the cookie of a sign-in that waits for its second factor speaks; undefined where somebody is signed in. */
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
