import { type Accounts, AccountsUnavailable } from './accounts.ts';
import { type AuthSettings, makeAuth } from './auth.ts';
import { openAccountStore } from './open-account-store.ts';
import { SessionCache } from './session-cache.ts';
import { freshSessionLookup, sessionLookup } from './session-lookup.ts';
import { ensureWith, handleWith } from './sign-up.ts';

/** Opens the store that the URL names: `sqlite:<file>` or `mongodb://…/<database>`. */
export const openAccounts = async ({
  url,
  ...settings
}: AuthSettings & { readonly url: string }): Promise<Accounts> => {
  const store = await openAccountStore(url);
  const sessions = new SessionCache();
  const auth = await makeAuth(store, settings, (token) => sessions.drop(token));
  return {
    handle: handleWith(store, auth),
    sessionOf: sessionLookup(auth, sessions),
    freshSessionOf: freshSessionLookup(auth),
    displayNames: async (userIds) => {
      const ids = [...new Set(userIds)];
      const names = ids.length === 0 ? new Map<string, string>() : await store.names(ids).catch(unavailable);
      return new Map(ids.map((id) => [id, names.get(id) ?? null]));
    },
    ensureAccount: ensureWith(store, auth),
    texts: store.texts,
    close: () => store.close(),
  };
};

const unavailable = (cause: unknown) => Promise.reject(new AccountsUnavailable({ cause }));
