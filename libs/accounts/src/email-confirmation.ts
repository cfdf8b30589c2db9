import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';
import type { AccountStore } from './account-store.ts';
import { type Addressee, languageOf, type SendMail } from './account-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const TOKEN_BYTES = 24;

export type StoreToken = (identifier: string, value: string, expiresAt: Date) => Promise<unknown>;

type Confirmation = { readonly userId: string; readonly email: string; readonly newEmail?: string };

/**
 * Writes the email with the link that confirms an address, of a new account or a changed one. Its token is ours, used
 * once, in the fragment of the URL: better-auth's own work any number of times and go into the query.
 */
export const confirmationWriter =
  (keep: StoreToken, sendMail: SendMail, publicUrl: string) =>
  async ({ user, token }: { user: Addressee; token: string }): Promise<void> => {
    const asked = askedIn(token);
    const ours = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + (asked.updateTo ? HOUR_MS : DAY_MS));
    const confirmation: Confirmation = {
      userId: user.id,
      email: asked.email,
      ...(asked.updateTo && { newEmail: asked.updateTo }),
    };
    await keep(identifierOf(ours), JSON.stringify(confirmation), expiresAt);
    const values = { link: `${publicUrl}/verifyemail#token=${ours}` };
    const to = { userId: user.id, to: user.email, language: languageOf(user) };
    if (!asked.updateTo) return sendMail({ kind: 'confirm-email', ...to, values });
    await sendMail({ kind: 'change-email', ...to, values });
    // An unconfirmed address may be a stranger's: they must not be sent an address of another user's choice.
    if (!user.emailVerified) return;
    const warned = { name: user.name, email: asked.updateTo };
    await sendMail({ kind: 'email-change-asked', ...to, to: asked.email, values: warned });
  };

/** `POST /confirm-email {token}`: 400 `token-invalid` when used or too old, 409 `email-taken`. */
export const emailConfirmation = (store: Pick<AccountStore, 'taken' | 'dropLinks'>): BetterAuthPlugin => ({
  id: 'email-confirmation',
  endpoints: {
    confirmEmail: createAuthEndpoint(
      '/confirm-email',
      { method: 'POST', body: z.object({ token: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const kept = await internalAdapter.consumeVerificationValue(identifierOf(ctx.body.token));
        if (!kept) throw new APIError('BAD_REQUEST', { code: 'token-invalid' });
        const { userId, email, newEmail } = JSON.parse(kept.value) as Confirmation;
        const user = await internalAdapter.findUserById(userId);
        // The address was changed after this link was sent.
        if (user?.email !== email) throw new APIError('BAD_REQUEST', { code: 'token-invalid' });
        if (newEmail && (await store.taken({ email: newEmail, foldedName: '' }))) {
          throw new APIError('CONFLICT', { code: 'email-taken' });
        }
        // Before the change: if this is cut off, it is requested again.
        if (newEmail) await store.dropLinks(userId);
        await internalAdapter.updateUser(userId, { emailVerified: true, ...(newEmail && { email: newEmail }) });
        return ctx.json({ status: true });
      },
    ),
  },
});

const identifierOf = (token: string): string => `confirm-email:${token}`;

/** better-auth's token is a JWT that it has just signed; the second part holds its purpose. */
const askedIn = (jwt: string): { readonly email: string; readonly updateTo?: string } =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'));
