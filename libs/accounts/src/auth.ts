import { randomUUID } from 'node:crypto';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contracts';
import type { AccountStore } from './account-store.ts';
import { foldedName } from './folded-name.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** What sign-in needs to know of the installation. */
export type AuthSettings = {
  /** Signs the session cookies. */
  readonly secret: string;
  /** Address that browsers use, "https://example.org". */
  readonly publicUrl: string;
  /** Session cookies only over TLS. */
  readonly secureCookies: boolean;
  /** Told of what goes wrong inside better-auth. */
  readonly warn: (message: string) => void;
};

const COOKIE_PREFIX = 'tdr';
/** Name of the session cookie. */
export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`;

/** better-auth with e-mail and password; `ended` hears the token of every session that ends. */
export const makeAuth = async (store: AccountStore, settings: AuthSettings, ended: (token: string) => void) => {
  const options = authOptions(store, settings, ended);
  await store.prepare(options);
  const auth = betterAuth(options);
  // It opens its database on first use; a mistake in its settings should stop the start instead.
  await auth.$context;
  return auth;
};

/** better-auth as these settings make it. */
export type Auth = Awaited<ReturnType<typeof makeAuth>>;

const authOptions = (store: AccountStore, settings: AuthSettings, ended: (token: string) => void) =>
  ({
    database: store.database,
    secret: settings.secret,
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (_level, message) => settings.warn(message) },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: { additionalFields: { foldedName: { type: 'string', required: false, input: false, returned: false } } },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, foldedName: foldedName(user.name) } }) } },
      session: { delete: { after: async (session) => ended(session.token) } },
    },
    // Limits and the origin of a request are the API's to check, once for all routes.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      disableCSRFCheck: true,
      database: { generateId: () => randomUUID() },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: settings.secureCookies },
    },
  }) satisfies BetterAuthOptions;
