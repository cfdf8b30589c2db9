import { randomUUID } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contracts';
import type { AccountStore } from './account-store.ts';
import type { AuthSettings, Forget } from './auth-settings.ts';
import { checkBefore, tidyAfter } from './auth-checks.ts';
import { confirmationWriter, emailConfirmation, type StoreToken } from './email-confirmation.ts';
import { type Addressee, greeting, languageOf } from './account-mail.ts';
import { holdFirstName, enforceUniqueNames } from './name-change.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { proof, provedAtStart } from './proof.ts';
import { beginsWithSecondFactor, secondFactors } from './second-factor.ts';
import { COOKIE_PREFIX } from './session-cookie.ts';
import { spendCode } from './spend-code.ts';
import { sessionEnding } from './session-ending.ts';

const RESET_SECONDS = 30 * 60;

export const authOptions = (store: AccountStore, settings: AuthSettings, forget: Forget, keep: StoreToken) =>
  ({
    database: store.database,
    secret: settings.secret,
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (_level, message) => settings.warn(message) },
    // A refusal is an ordinary response and is not logged.
    onAPIError: { onError: (error) => (isAPIError(error) ? undefined : settings.warn(String(error))) },
    emailAndPassword: passwords(store, settings),
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: confirmationWriter(keep, settings.sendMail, settings.publicUrl),
    },
    verification: { storeIdentifier: 'hashed' },
    user: {
      changeEmail: { enabled: true },
      additionalFields: {
        foldedName: { type: 'string', required: false, input: false, returned: false },
        language: { type: 'string', required: false },
      },
    },
    session: SESSIONS,
    plugins: [...secondFactors(settings.publicUrl), emailConfirmation(store), sessionEnding, proof],
    hooks: { before: checkBefore, after: tidyAfter(store, settings) },
    databaseHooks: rowHooks(store, settings, forget),
    // The API checks rate limits and the origin of requests, once for all routes.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      disableCSRFCheck: true,
      database: { generateId: () => randomUUID() },
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        ...(settings.cookieDomain === undefined ? {} : { domain: settings.cookieDomain }),
      },
    },
  }) satisfies BetterAuthOptions;

const SESSIONS = {
  // The age of a session matters less than when its user last proved who they are.
  freshAge: 0,
  additionalFields: {
    secondFactor: { type: 'boolean', required: false, input: false },
    provedAt: { type: 'date', required: false, input: false },
  },
} as const satisfies BetterAuthOptions['session'];

const passwords = (store: AccountStore, settings: AuthSettings) =>
  ({
    enabled: true,
    minPasswordLength: PASSWORD_MIN,
    maxPasswordLength: PASSWORD_MAX,
    password: { hash: hashPassword, verify: verifyPassword },
    resetPasswordTokenExpiresIn: RESET_SECONDS,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }) => {
      const link = `${settings.publicUrl}/newpassword#token=${token}`;
      const to = { userId: user.id, to: user.email, language: languageOf(user) };
      return settings.sendMail({ kind: 'reset-password', ...to, values: { ...greeting(user), link } });
    },
    onPasswordReset: async ({ user }) => {
      await store.dropLinks(user.id);
      await settings.noteRevoked({ passwordOf: user.id });
      await passwordChanged(settings, user);
    },
  }) satisfies BetterAuthOptions['emailAndPassword'];

const rowHooks = (store: AccountStore, settings: AuthSettings, forget: Forget) =>
  ({
    user: {
      create: { before: holdFirstName(store) },
      update: { before: enforceUniqueNames(store, settings.renamed), after: async (user) => forget.user(user.id) },
    },
    session: {
      create: {
        before: async (session, context) => {
          await spendCode(store, session.userId, context);
          const replaced = context?.context.session?.session;
          const secondFactor = beginsWithSecondFactor(context?.path, replaced);
          return { data: { ...session, secondFactor, provedAt: provedAtStart(context?.path, replaced) } };
        },
      },
      delete: { after: async (session) => forget.session(session) },
    },
  }) satisfies BetterAuthOptions['databaseHooks'];

const passwordChanged = ({ sendMail }: AuthSettings, user: Addressee) => {
  const to = { userId: user.id, to: user.email, language: languageOf(user) };
  return sendMail({ kind: 'password-changed', ...to, values: greeting(user) });
};
