import { betterAuth } from 'better-auth';
import type { AccountStore } from './account-store.ts';
import { authOptions } from './auth-options.ts';
import type { Post } from './letters.ts';

/** What sign-in needs to know of the installation. */
export type AuthSettings = {
  /** Signs the session cookies. */
  readonly secret: string;
  /** Address that browsers use, "https://example.org". */
  readonly publicUrl: string;
  /** Session cookies only over TLS. */
  readonly secureCookies: boolean;
  /** Takes the letters that confirm, reset and warn. */
  readonly post: Post;
  /** Told of what goes wrong inside better-auth. */
  readonly warn: (message: string) => void;
};

/** Hears of what nobody may remember any longer. */
export type Forget = {
  /** A session has ended. */
  session(token: string): void;
  /** A user's name, address or factors are others now. */
  user(userId: string): void;
};

/** better-auth with e-mail and password, second factors and passkeys. */
export const makeAuth = async (store: AccountStore, settings: AuthSettings, forget: Forget) => {
  const options = authOptions(store, settings, forget, (identifier, value, expiresAt) =>
    keep({ identifier, value, expiresAt }),
  );
  await store.prepare(options);
  const auth = betterAuth(options);
  // It opens its database on first use; a mistake in its settings should stop the start instead.
  const { internalAdapter } = await auth.$context;
  const keep = internalAdapter.createVerificationValue;
  return auth;
};

/** better-auth as these settings make it. */
export type Auth = Awaited<ReturnType<typeof makeAuth>>;
