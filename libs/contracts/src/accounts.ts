import { z } from 'zod';
import { accountName, emailAddress, language, newPassword, PASSWORD_MAX, type SignUpBody } from './user.ts';

const givenPassword = z.string().min(1).max(PASSWORD_MAX);
const token = z.string().min(1).max(200);
const nothing = z.object({});

/** A code of an authenticator: six digits as text, for it may begin with 0. */
export const authenticatorCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/** What sign-in asks for, at `POST /api/auth` and `POST /api/auth/sign-in/email`. */
export const signInBody = z.object({
  email: emailAddress,
  password: givenPassword,
  rememberMe: z.boolean().optional(),
});
export type SignInBody = z.infer<typeof signInBody>;

/** What a passkey's answer is checked for here; the rest is WebAuthn's. */
const passkeyResponse = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({}) });

/** Bodies of the routes under `/api/auth`, by their path. */
export const accountBodies = {
  '/sign-in/email': signInBody,
  '/sign-out': nothing,
  '/send-verification-email': z.object({ email: emailAddress }),
  '/confirm-email': z.object({ token }),
  '/request-password-reset': z.object({ email: emailAddress }),
  '/reset-password': z.object({ token, newPassword }),
  '/update-user': z
    .object({ name: accountName.optional(), language: language.optional() })
    .refine(({ name, language: chosen }) => name !== undefined || chosen !== undefined, { error: 'nothing to change' }),
  '/change-email': z.object({ newEmail: emailAddress, password: givenPassword }),
  '/change-password': z.object({ currentPassword: givenPassword, newPassword }),
  '/end-session': z.object({ id: z.string().min(1).max(100) }),
  '/revoke-other-sessions': nothing,
  '/revoke-sessions': nothing,
  '/two-factor/enable': z.object({ password: givenPassword }),
  '/two-factor/verify-totp': z.object({ code: authenticatorCode }),
  '/two-factor/verify-backup-code': z.object({ code: z.string().trim().min(1).max(40) }),
  '/two-factor/generate-backup-codes': z.object({ password: givenPassword }),
  '/two-factor/disable': z.object({ password: givenPassword }),
  '/passkey/verify-registration': z.object({ name: accountName.optional(), response: passkeyResponse }),
  '/passkey/verify-authentication': z.object({ response: passkeyResponse }),
  '/passkey/update-passkey': z.object({ id: z.string().min(1).max(100), name: accountName }),
  '/passkey/delete-passkey': z.object({ id: z.string().min(1).max(100) }),
} as const;

/** What a browser posts to each of them, and to sign-up. */
export type AccountBodies = { [Path in keyof typeof accountBodies]: z.input<(typeof accountBodies)[Path]> } & {
  '/sign-up/email': SignUpBody;
};

/** `GET /api/auth/list-sessions`, an item: where somebody is signed in. */
export const accountSession = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  ipAddress: z.string().nullish(),
  userAgent: z.string().nullish(),
  secondFactor: z.boolean().nullish(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** `GET /api/auth/get-session`: the session that asks; null when nobody is signed in. */
export const ownSession = z.object({ session: accountSession.pick({ id: true }) }).nullable();
export type OwnSession = z.infer<typeof ownSession>;

/** `POST /api/auth/two-factor/enable`: shown once; the factor is on when a first code was verified. */
export const twoFactorOffer = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
export type TwoFactorOffer = z.infer<typeof twoFactorOffer>;

/** `GET /api/auth/passkey/list-user-passkeys`, an item. */
export const accountPasskey = z.object({
  id: z.string(),
  name: z.string().nullish(),
  createdAt: z.iso.datetime().nullish(),
  deviceType: z.string(),
  backedUp: z.boolean(),
});
export type AccountPasskey = z.infer<typeof accountPasskey>;
