import { z } from 'zod';
import { accountSession, givenPassword, ownSession, signedIn, signInBody } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { accountName, emailAddress, language, newPassword, signUpBody } from '../user.ts';

const nothing = z.object({});
const token = z.string().min(1).max(200);

/** Sign-in's own routes, which better-auth answers. */
export const account = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    summary: 'Make an account, and sign in',
    who: 'anyone',
    body: signUpBody,
    answer: signedIn,
    problems: ['email-taken', 'name-taken', 'name-reserved', 'password-common', 'passwords-differ'],
    feature: 'sign-ups',
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    summary: 'Sign in; twoFactorRedirect: a code follows, and nobody is signed in yet',
    who: 'anyone',
    body: signInBody,
    answer: signedIn,
    problems: ['credentials-wrong'],
    whilePaused: true,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'Sign out',
    who: 'anyone',
    body: nothing,
    whilePaused: true,
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/auth/get-session',
    summary: 'The session that asks; null when nobody is signed in',
    who: 'guest-or-member',
    answer: ownSession,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/list-sessions',
    summary: 'Where you are signed in',
    who: 'member',
    answer: accountSession.array(),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/auth/end-session',
    summary: 'Sign out elsewhere',
    who: 'member',
    body: z.object({ id: z.string().min(1).max(100) }),
    problems: ['session-unknown'],
    whilePaused: true,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/auth/revoke-other-sessions',
    summary: 'Sign out everywhere else',
    who: 'member',
    body: nothing,
    whilePaused: true,
  }),
  endAllSessions: endpoint({
    method: 'POST',
    path: '/api/auth/revoke-sessions',
    summary: 'Sign out everywhere',
    who: 'member',
    body: nothing,
    whilePaused: true,
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/auth/send-verification-email',
    summary: 'Send the mail that confirms an address again; the same answer whether there is such an account',
    who: 'anyone',
    body: z.object({ email: emailAddress }),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Confirm an address by what its mail holds',
    who: 'anyone',
    body: z.object({ token }),
    problems: ['token-invalid', 'email-taken'],
  }),
  askPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    summary: 'Send a mail for a new password; the same answer whether there is such an account',
    who: 'anyone',
    body: z.object({ email: emailAddress }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password by what its mail holds',
    who: 'anyone',
    body: z.object({ token, newPassword }),
    problems: ['token-invalid', 'password-common'],
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/prove',
    summary: 'Show the password again: for five minutes what opens doors to the account can be changed',
    who: 'member',
    body: z.object({ password: givenPassword }),
    problems: ['password-wrong'],
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/auth/update-user',
    summary: 'Change your name, or the language of your mail',
    who: 'member',
    body: z
      .object({ name: accountName.optional(), language: language.optional() })
      .refine(({ name, language: chosen }) => name !== undefined || chosen !== undefined, {
        error: 'nothing to change',
      }),
    problems: ['name-taken', 'name-reserved', 'names-too-many'],
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/auth/change-email',
    summary: 'Change your address; it counts once it is confirmed',
    who: 'member',
    body: z.object({ newEmail: emailAddress, password: givenPassword }),
    problems: ['password-wrong', 'email-taken', 'email-unchanged'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change your password; everybody else is signed out',
    who: 'member',
    body: z.object({ currentPassword: givenPassword, newPassword }),
    problems: ['password-wrong', 'password-common'],
  }),
};
