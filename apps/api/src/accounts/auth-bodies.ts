import { z } from 'zod';
import { accountBodies, signUpBody } from '#contracts';

const bodies = new Map<string, z.ZodType>([['/sign-up/email', signUpBody], ...Object.entries(accountBodies)]);

const questions = [
  '/get-session',
  '/list-sessions',
  '/passkey/generate-register-options',
  '/passkey/generate-authenticate-options',
  '/passkey/list-user-passkeys',
];

/** The routes of better-auth that the product uses; it has many more, and none of them is open by accident. */
export const authPaths: ReadonlySet<string> = new Set([...bodies.keys(), ...questions]);

/** What a route takes. Fields that are not asked for are left out. */
export const authBodies = (path: string): z.ZodType => bodies.get(path) ?? z.object({});

/** What better-auth is told besides: everybody else is signed out when a password is changed. */
export const authExtras: Readonly<Record<string, object>> = { '/change-password': { revokeOtherSessions: true } };

/** Routes that answer whoever asks with the same words; who is signed in would change them. */
export const neutralPaths: ReadonlySet<string> = new Set(['/send-verification-email', '/request-password-reset']);
