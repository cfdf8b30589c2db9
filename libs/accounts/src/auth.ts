import { betterAuth } from 'better-auth';
import type { AccountStore } from './account-store.ts';
import { authOptions } from './auth-options.ts';
import type { AuthSettings, Forget } from './auth-settings.ts';

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

export type Auth = Awaited<ReturnType<typeof makeAuth>>;
