import { z } from 'zod';
import { emailAddress, PASSWORD_MAX } from './user.ts';

/** A submitted password: only whether it is right counts. */
export const givenPassword = z.string().min(1).max(PASSWORD_MAX);

/** An authenticator code: six digits as text, because it may start with 0. */
export const authenticatorCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
  .meta({ examples: ['123456'] });

/** The login request, at `POST /api/auth` and `POST /api/auth/sign-in/email`. */
export const signInBody = z.object({
  email: emailAddress,
  password: givenPassword,
  rememberMe: z.boolean().optional(),
});
export type SignInBody = z.infer<typeof signInBody>;

/** The part of a passkey's response that is checked here; the rest is WebAuthn's. */
export const passkeyResponse = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({}) });

/** Starts a session, or asks for a second factor first. `accountKept`: it was being closed, and no longer is. */
export const signedIn = z.looseObject({
  twoFactorRedirect: z.boolean().optional(),
  accountKept: z.boolean().optional(),
});
export type SignedInAnswer = z.infer<typeof signedIn>;

/** `GET /api/auth/list-sessions`, an item: where the user is logged in. */
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

/** `GET /api/auth/get-session`: the current session; null when logged out. */
export const mySession = z.object({ session: accountSession.pick({ id: true }) }).nullable();
export type MySession = z.infer<typeof mySession>;

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
