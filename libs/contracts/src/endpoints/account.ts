import { z } from 'zod';
import { accountSession, givenPassword, mySession, signedIn, signInBody } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { accountName, emailAddress, language, newPassword, signUpBody } from '../user.ts';

const nothing = z.object({});
const token = z.string().min(1).max(200);

/** Login's own routes, which better-auth answers. */
export const account = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    summary: 'Register an account and log in',
    who: 'anyone',
    body: signUpBody,
    answer: signedIn,
    problems: ['email-taken', 'name-taken', 'name-reserved', 'password-common', 'passwords-differ'],
    feature: 'sign-ups',
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    summary: 'Log in; twoFactorRedirect means that a code is required first',
    who: 'anyone',
    body: signInBody,
    answer: signedIn,
    problems: ['credentials-wrong'],
    whilePaused: true,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'Log out of the current session',
    who: 'anyone',
    body: nothing,
    whilePaused: true,
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/auth/get-session',
    summary: 'Get the current session; null if logged out',
    who: 'guest-or-member',
    answer: mySession,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/list-sessions',
    summary: 'List your active sessions',
    who: 'member',
    answer: accountSession.array(),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/auth/end-session',
    summary: 'Log out one of your other sessions',
    who: 'member',
    body: z.object({ id: z.string().min(1).max(100) }),
    problems: ['session-unknown'],
    whilePaused: true,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/auth/revoke-other-sessions',
    summary: 'Log out all other sessions',
    who: 'member',
    body: nothing,
    whilePaused: true,
  }),
  endAllSessions: endpoint({
    method: 'POST',
    path: '/api/auth/revoke-sessions',
    summary: 'Log out everywhere',
    who: 'member',
    body: nothing,
    whilePaused: true,
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/auth/send-verification-email',
    summary: 'Resend the email confirmation link; the answer does not reveal whether the account exists',
    who: 'anyone',
    body: z.object({ email: emailAddress }),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Confirm an email address with the token from the email',
    who: 'anyone',
    body: z.object({ token }),
    problems: ['token-invalid', 'email-taken'],
  }),
  askPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    summary: 'Send a password reset email; the answer does not reveal whether the account exists',
    who: 'anyone',
    body: z.object({ email: emailAddress }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the token from the email',
    who: 'anyone',
    body: z.object({ token, newPassword }),
    problems: ['token-invalid', 'password-common'],
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/prove',
    summary: 'Confirm your password; you can change login settings for five minutes',
    who: 'member',
    body: z.object({ password: givenPassword }),
    problems: ['password-wrong'],
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/auth/update-user',
    summary: 'Change your name or your email language',
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
    summary: 'Change your email address; it takes effect once confirmed',
    who: 'member',
    body: z.object({ newEmail: emailAddress, password: givenPassword }),
    problems: ['password-wrong', 'email-taken', 'email-unchanged'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change your password; all other sessions are logged out',
    who: 'member',
    body: z.object({ currentPassword: givenPassword, newPassword }),
    problems: ['password-wrong', 'password-common'],
  }),
};
