import { z } from 'zod';
import {
  accountPasskey,
  authenticatorCode,
  givenPassword,
  passkeyResponse,
  signedIn,
  twoFactorOffer,
} from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { keyName } from '../user.ts';

const nothing = z.object({});
const id = z.string().min(1).max(100);
const CODES = ['code-wrong', 'second-factor-expired', 'second-factor-off'] as const;

/** A code in addition to the password: better-auth answers these as well. */
export const secondFactor = {
  enable: endpoint({
    method: 'POST',
    path: '/api/auth/two-factor/enable',
    summary: 'Start two-factor setup; it is on once the first code is verified',
    who: 'member',
    body: z.object({ password: givenPassword }),
    answer: twoFactorOffer,
    problems: ['password-wrong', 'second-factor-on', 'email-unconfirmed', 'session-not-fresh'],
  }),
  verifyCode: endpoint({
    method: 'POST',
    path: '/api/auth/two-factor/verify-totp',
    summary: 'Log in, or turn on two-factor login, with an authenticator code',
    who: 'anyone',
    body: z.object({ code: authenticatorCode }),
    answer: signedIn,
    problems: CODES,
    whilePaused: true,
  }),
  verifyRecoveryCode: endpoint({
    method: 'POST',
    path: '/api/auth/two-factor/verify-backup-code',
    summary: 'Log in with a recovery code',
    who: 'anyone',
    body: z.object({ code: z.string().trim().min(1).max(40) }),
    answer: signedIn,
    problems: ['recovery-code-wrong', ...CODES],
    whilePaused: true,
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/auth/two-factor/generate-backup-codes',
    summary: 'Create new recovery codes; the old ones stop working',
    who: 'member',
    body: nothing,
    answer: twoFactorOffer.pick({ backupCodes: true }),
    problems: ['second-factor-off', 'session-not-fresh'],
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/auth/two-factor/disable',
    summary: 'Turn off two-factor login',
    who: 'member',
    body: nothing,
    problems: ['session-not-fresh'],
  }),
};

/** Passkeys, which better-auth answers too. The request to a device, and its response, are WebAuthn's. */
export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/auth/passkey/list-user-passkeys',
    summary: 'List your passkeys',
    who: 'member',
    answer: accountPasskey.array(),
  }),
  registerOptions: endpoint({
    method: 'GET',
    path: '/api/auth/passkey/generate-register-options',
    summary: 'Get the options to register a new passkey',
    who: 'member',
    problems: ['session-not-fresh', 'email-unconfirmed'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/verify-registration',
    summary: 'Register a new passkey',
    who: 'member',
    body: z.object({ name: keyName.optional(), response: passkeyResponse }),
    problems: ['passkey-refused', 'session-not-fresh', 'email-unconfirmed'],
  }),
  signInOptions: endpoint({
    method: 'GET',
    path: '/api/auth/passkey/generate-authenticate-options',
    summary: 'Get the options to log in with a passkey',
    who: 'anyone',
    whilePaused: true,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/verify-authentication',
    summary: 'Log in with a passkey',
    who: 'anyone',
    body: z.object({ response: passkeyResponse }),
    answer: signedIn,
    problems: ['passkey-refused', 'passkey-unknown'],
    whilePaused: true,
  }),
  rename: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/update-passkey',
    summary: 'Rename a passkey',
    who: 'member',
    body: z.object({ id, name: keyName }),
    problems: ['passkey-unknown'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/delete-passkey',
    summary: 'Delete a passkey',
    who: 'member',
    body: z.object({ id }),
    problems: ['passkey-unknown', 'session-not-fresh'],
  }),
};
