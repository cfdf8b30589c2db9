import type { AccountStore } from './account-store.ts';
import { type Accounts, AccountsUnavailable } from './accounts.ts';
import type { AuthSettings, Forget } from './auth-settings.ts';
import type { Persons } from './erasure.ts';
import { forgottenOf } from './forgotten-of.ts';
import { openAccountStore } from './open-account-store.ts';
import { reopenOnSignIn } from './reopen-on-sign-in.ts';
import { SessionCache } from './session-cache.ts';
import { SessionEnds } from './session-ends.ts';
import { sessionLookups } from './session-lookup.ts';
import { sayingUnavailable } from './store-error.ts';
import { keysNotifier, reviewNotifier, registrationNotifier, warningsOf } from './warnings.ts';
import { ensureWith, handleWith, passwordCheck } from './sign-up.ts';

/** Opens the store that the URL names: `sqlite:<file>` or `mongodb://…/<database>`. */
export const openAccounts = async ({
  url,
  ...settings
}: AuthSettings & { readonly url: string }): Promise<Accounts> => {
  // The authentication library takes half a second to load, which callers that only read rows need not spend.
  const { makeAuth } = await import('./auth.ts');
  const store = await openAccountStore(url);
  const { sessions, ended, forget, endUser } = sessionMemory();
  const auth = await makeAuth(store, settings, forget);
  const { sessionOf, freshSessionOf } = await sessionLookups(auth, sessions);
  return {
    handle: reopenOnSignIn(handleWith(store, auth), freshSessionOf, store.persons, settings.sendMail),
    sessionOf,
    freshSessionOf,
    onSessionEnded: (listen) => ended.add(listen),
    displayNames: displayNamesIn(store),
    ...membershipIn(store, sessions),
    ensureAccount: ensureWith(store, auth),
    isPasswordOf: passwordCheck(auth),
    ...tellersOf(store, settings),
    ...leftIn(store),
    texts: sayingUnavailable(store.texts),
    sentFiles: sayingUnavailable(store.sentFiles),
    chatLinks: sayingUnavailable(store.chatLinks),
    ...keptIn(store),
    noteRevoked: settings.noteRevoked,
    apiKeys: sayingUnavailable(notingRevoked(store, settings).apiKeys),
    webhooks: sayingUnavailable(notingRevoked(store, settings).webhooks),
    persons: sayingUnavailable(personsOf(store, settings, endUser)),
    close: () => store.close(),
  };
};

const leftIn = (store: AccountStore) => ({
  visits: sayingUnavailable(store.visits),
  looks: sayingUnavailable(store.looks),
  deckLinks: sayingUnavailable(store.deckLinks),
  dropExpired: (now: Date) => store.dropExpired(now).catch(unavailable),
});

const sessionMemory = () => {
  const sessions = new SessionCache();
  const ended = new SessionEnds();
  const forget: Forget = {
    session: ({ token, id: sessionId, userId }) => {
      sessions.drop(token);
      ended.tell({ userId, sessionId });
    },
    user: (userId) => sessions.dropUser(userId),
  };
  const endUser = (userId: string) => {
    sessions.dropUser(userId);
    ended.tell({ userId });
  };
  return { sessions, ended, forget, endUser };
};

const displayNamesIn =
  (store: AccountStore): Accounts['displayNames'] =>
  async (userIds) => {
    const ids = [...new Set(userIds)];
    const names = ids.length === 0 ? new Map<string, string>() : await store.names(ids).catch(unavailable);
    return new Map(ids.map((id) => [id, names.get(id) ?? null]));
  };

/** Records revoked keys and webhooks, so that they stay revoked after a restore of any backup. */
const notingRevoked = ({ apiKeys, webhooks }: AccountStore, { noteRevoked }: AuthSettings) => ({
  apiKeys: {
    ...apiKeys,
    revoke: async (userId: string, id: string) => {
      const revoked = await apiKeys.revoke(userId, id);
      if (revoked) await noteRevoked({ revoked: 'api-key', id });
      return revoked;
    },
  },
  webhooks: {
    ...webhooks,
    remove: async (userId: string, id: string) => {
      const removed = await webhooks.remove(userId, id);
      if (removed) await noteRevoked({ revoked: 'webhook', id });
      return removed;
    },
  },
});

const tellersOf = (store: AccountStore, settings: AuthSettings) => ({
  warnOfGuesses: warningsOf(store, settings).guesses,
  warnOfSignUp: registrationNotifier(store, settings),
  warnOfKeys: keysNotifier(store, settings),
  remindOfEvent: warningsOf(store, settings).event,
  tellOfReview: reviewNotifier(store, settings),
});

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

const keptIn = (store: AccountStore) => ({
  heldNames: sayingUnavailable(store.heldNames),
  settings: sayingUnavailable(store.settings),
  savedFilters: sayingUnavailable(store.savedFilters),
  savedHands: sayingUnavailable(store.savedHands),
  savedMatches: sayingUnavailable(store.savedMatches),
  eventPicks: sayingUnavailable(store.eventPicks),
  savedDecks: sayingUnavailable(store.savedDecks),
  eventPlans: sayingUnavailable(store.eventPlans),
  reviewMails: sayingUnavailable(store.reviewMails),
});

/** Closing or erasing an account ends its cached sessions. */
const personsOf = (store: AccountStore, settings: AuthSettings, end: (userId: string) => void): Persons => ({
  ...store.persons,
  startClosing: async (userId, dueAt) => {
    const isNew = (await store.persons.closesAt(userId)) === undefined;
    await store.persons.startClosing(userId, dueAt);
    if (isNew) await warningsOf(store, settings).closing(userId, dueAt);
    end(userId);
  },
  erase: async (userId) => {
    // Only these rows hold the recipients, so they go last.
    await settings.forgetMails(await forgottenOf(store, userId));
    const erased = await store.persons.erase(userId);
    end(userId);
    return erased;
  },
});

const unavailable = (cause: unknown) => Promise.reject(new AccountsUnavailable({ cause }));
