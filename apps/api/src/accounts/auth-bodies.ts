import type { z } from 'zod';
import { accountBodies, signUpBody } from '#contracts';

/** What the routes of better-auth take that the product uses; it has many more, and none of them is open by accident. */
export const authBodies: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['/sign-up/email', signUpBody],
  ...Object.entries(accountBodies),
]);

/** Those of its routes that are asked by GET. */
export const authQuestions: ReadonlySet<string> = new Set([
  '/get-session',
  '/list-sessions',
  '/passkey/generate-register-options',
  '/passkey/generate-authenticate-options',
  '/passkey/list-user-passkeys',
]);

/** What better-auth is told besides: everybody else is signed out when a password is changed. */
export const authExtras: Readonly<Record<string, object>> = { '/change-password': { revokeOtherSessions: true } };

/** Routes that answer whoever asks with the same words; who is signed in would change them. */
export const neutralPaths: ReadonlySet<string> = new Set(['/send-verification-email', '/request-password-reset']);
