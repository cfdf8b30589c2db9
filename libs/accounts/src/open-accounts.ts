import type { AccountStore } from './account-store.ts';
import { type Accounts, AccountsUnavailable } from './accounts.ts';
import type { AuthSettings } from './auth-settings.ts';
import type { Persons } from './erasure.ts';
import { forgottenOf } from './forgotten-of.ts';
import { openAccountStore } from './open-account-store.ts';
import { reopenOnSignIn } from './reopen-on-sign-in.ts';
import { SessionCache } from './session-cache.ts';
import { sessionLookups } from './session-lookup.ts';
import { sayingUnavailable } from './store-trouble.ts';
import { reviewTeller, warningsOf } from './warnings.ts';
import { ensureWith, handleWith, passwordCheck } from './sign-up.ts';

/** Opens the store that the URL names: `sqlite:<file>` or `mongodb://…/<database>`. */
export const openAccounts = async ({
  url,
  ...settings
}: AuthSettings & { readonly url: string }): Promise<Accounts> => {
  // The sign-in library takes half a second to load, which those who only read the rows need not spend.
  const { makeAuth } = await import('./auth.ts');
  const store = await openAccountStore(url);
  const sessions = new SessionCache();
  const auth = await makeAuth(store, settings, {
    session: (token) => sessions.drop(token),
    user: (userId) => sessions.dropUser(userId),
  });
  const { sessionOf, freshSessionOf } = await sessionLookups(auth, sessions);
  return {
    handle: reopenOnSignIn(handleWith(store, auth), freshSessionOf, store.persons, settings.sendMail),
    sessionOf,
    freshSessionOf,
    displayNames: async (userIds) => {
      const ids = [...new Set(userIds)];
      const names = ids.length === 0 ? new Map<string, string>() : await store.names(ids).catch(unavailable);
      return new Map(ids.map((id) => [id, names.get(id) ?? null]));
    },
    ...membershipIn(store, sessions),
    ensureAccount: ensureWith(store, auth),
    isPasswordOf: passwordCheck(auth),
    warnOfGuesses: warningsOf(store, settings).guesses,
    remindOfEvent: warningsOf(store, settings).event,
    tellOfReview: reviewTeller(store, settings),
    texts: sayingUnavailable(store.texts),
    sentFiles: sayingUnavailable(store.sentFiles),
    chatLinks: sayingUnavailable(store.chatLinks),
    ...keptIn(store),
    apiKeys: sayingUnavailable(store.apiKeys),
    webhooks: sayingUnavailable(store.webhooks),
    visits: sayingUnavailable(store.visits),
    looks: sayingUnavailable(store.looks),
    deckLinks: sayingUnavailable(store.deckLinks),
    persons: sayingUnavailable(personsOf(store, sessions, settings)),
    close: () => store.close(),
  };
};

/** How old an account is, and whether its address is its owner's. */
const membershipIn = (
  store: AccountStore,
  sessions: SessionCache,
): Pick<Accounts, 'membership' | 'confirmAddress'> => ({
  membership: (userId) => store.membership(userId).catch(unavailable),
  confirmAddress: async (userId) => {
    await store.confirmAddress(userId).catch(unavailable);
    sessions.dropUser(userId);
  },
});

/** What follows a person from device to device. */
const keptIn = (store: AccountStore) => ({
  settings: sayingUnavailable(store.settings),
  savedFilters: sayingUnavailable(store.savedFilters),
  savedHands: sayingUnavailable(store.savedHands),
  savedMatches: sayingUnavailable(store.savedMatches),
  eventPicks: sayingUnavailable(store.eventPicks),
  savedDecks: sayingUnavailable(store.savedDecks),
  eventPlans: sayingUnavailable(store.eventPlans),
  reviewMails: sayingUnavailable(store.reviewMails),
});

/** Who closes an account, or is erased, is not believed to be signed in any longer. */
const personsOf = (store: AccountStore, sessions: SessionCache, settings: AuthSettings): Persons => ({
  ...store.persons,
  startClosing: async (userId, dueAt) => {
    const isNew = (await store.persons.closesAt(userId)) === undefined;
    await store.persons.startClosing(userId, dueAt);
    if (isNew) await warningsOf(store, settings).closing(userId, dueAt);
    sessions.dropUser(userId);
  },
  erase: async (userId) => {
    // Only the rows say where to, so that these go last.
    await settings.forgetMails(await forgottenOf(store, userId));
    const erased = await store.persons.erase(userId);
    sessions.dropUser(userId);
    return erased;
  },
});

const unavailable = (cause: unknown) => Promise.reject(new AccountsUnavailable({ cause }));
