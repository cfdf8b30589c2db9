import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto';
import { TWO_FACTOR_ERROR_CODES } from 'better-auth/plugins/two-factor';
import { z } from 'zod';

/** Ten, such as `aB3dE-fG5hI`; the same format as at the setup of a factor. */
export const recoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () =>
    [HALF, HALF].map((long) => generateRandomString(long, 'a-z', '0-9', 'A-Z')).join('-'),
  );
const HALF = 5;

const asked = { method: 'POST' as const, body: z.object({}), use: [sensitiveSessionMiddleware] };
const ofUser = (userId: string) => ({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] });

/**
 * Ends a second factor, or its recovery codes. better-auth's own endpoints accept only the password in the request;
 * ours accept the proof that all such requests take (`proof.ts`), a passkey included.
 */
export const secondFactorEnds = {
  disableTwoFactor: createAuthEndpoint('/two-factor/disable', asked, async (ctx) => {
    const { internalAdapter, adapter } = ctx.context;
    const { user, session } = ctx.context.session;
    const without = await internalAdapter.updateUser(user.id, { twoFactorEnabled: false });
    await adapter.delete(ofUser(user.id));
    // The new session replaces the old one, whose rights by its factor must end.
    const next = await internalAdapter.createSession(user.id, false, session);
    await setSessionCookie(ctx, { session: next, user: without });
    await internalAdapter.deleteSession(session.token);
    return ctx.json({ status: true });
  }),
  generateBackupCodes: createAuthEndpoint('/two-factor/generate-backup-codes', asked, async (ctx) => {
    const { adapter, secretConfig, session } = ctx.context;
    const kept = await adapter.findOne<{ id: string }>(ofUser(session.user.id));
    if (!kept || session.user['twoFactorEnabled'] !== true)
      throw APIError.from('BAD_REQUEST', TWO_FACTOR_ERROR_CODES.TWO_FACTOR_NOT_ENABLED);
    const backupCodes = recoveryCodes();
    const encrypted = await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(backupCodes) });
    const where = [{ field: 'id', value: kept.id }];
    await adapter.update({ model: 'twoFactor', where, update: { backupCodes: encrypted } });
    return ctx.json({ status: true, backupCodes });
  }),
};
