import { z } from 'zod';
import { emailAddress, PASSWORD_MAX } from './user.ts';

/** A password as it was given: only whether it is right counts. */
export const givenPassword = z.string().min(1).max(PASSWORD_MAX);

/** A code of an authenticator: six digits as text, for it may begin with 0. */
export const authenticatorCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
  .meta({ examples: ['123456'] });

/** What sign-in asks for, at `POST /api/auth` and `POST /api/auth/sign-in/email`. */
export const signInBody = z.object({
  email: emailAddress,
  password: givenPassword,
  rememberMe: z.boolean().optional(),
});
export type SignInBody = z.infer<typeof signInBody>;

/** What a passkey's answer is checked for here; the rest is WebAuthn's. */
export const passkeyResponse = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({}) });

/** What begins a session, or asks for more first. `accountKept`: it was being closed, and is not any longer. */
export const signedIn = z.looseObject({
  twoFactorRedirect: z.boolean().optional(),
  accountKept: z.boolean().optional(),
});
export type SignedInAnswer = z.infer<typeof signedIn>;

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
