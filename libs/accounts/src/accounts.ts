import type { AccountStore, Taken } from './account-store.ts';
import { type AuthSettings, makeAuth, SESSION_COOKIE } from './auth.ts';
import { foldedName } from './folded-name.ts';
import { openAccountStore } from './open-account-store.ts';
import { SessionCache, type Session } from './session-cache.ts';

/** Who signs up. The e-mail is trimmed and in lower case, the lengths are checked. */
export type SignUp = { readonly name: string; readonly email: string; readonly password: string };

/** The one place that knows persons: names, addresses, passwords, sessions. Everything else knows a user id. */
export type Accounts = {
  /** better-auth's own routes under `/api/auth/`. A lost sign-up answers 409 with code `email-taken` or `name-taken`. */
  handle(request: Request): Promise<Response>;
  /** Whose session a request's `Cookie` header carries; remembered for at most 30 s, forgotten when it is ended. */
  sessionOf(cookieHeader: string | undefined): Promise<Session | undefined>;
  /** The name of each user; null for an account that is gone. */
  displayNames(userIds: Iterable<string>): Promise<ReadonlyMap<string, string | null>>;
  /** Makes an account under an id of the caller's, unless there is one. False when its e-mail or name is another's. */
  ensureAccount(userId: string, wanted: SignUp): Promise<boolean>;
  close(): Promise<void>;
};

/** The accounts store does not answer now. */
export class AccountsUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('accounts store unavailable', options);
    this.name = 'AccountsUnavailable';
  }
}

/** Opens the store that the URL names: `sqlite:<file>` or `mongodb://…/<database>`. */
export const openAccounts = async ({ url, ...settings }: AuthSettings & { readonly url: string }): Promise<Accounts> => {
  const store = await openAccountStore(url);
  const sessions = new SessionCache();
  const auth = await makeAuth(store, settings, (token) => sessions.drop(token));

  const findSession = async (cookieHeader: string) => {
    const { headers, response } = await auth.api
      .getSession({ headers: new Headers({ cookie: cookieHeader }), returnHeaders: true })
      .catch((cause: unknown) => Promise.reject(new AccountsUnavailable({ cause })));
    if (!response) return undefined;
    const { id, name, email } = response.user;
    const session: Session = { userId: id, name, email, setCookies: headers.getSetCookie() };
    return { session, expiresAt: response.session.expiresAt };
  };

  return {
    handle: async (request) => {
      const again = request.clone();
      const answer = await auth.handler(request);
      return answer.status === 422 ? signUpRefused(store, answer, again, auth.handler) : answer;
    },
    sessionOf: async (cookieHeader) => {
      const cookie = cookieHeader && sessionCookie(cookieHeader);
      if (!cookie) return undefined;
      return sessions.get(cookie) ?? sessions.load(cookie, () => findSession(cookieHeader));
    },
    displayNames: async (userIds) => {
      const ids = [...new Set(userIds)];
      const names = ids.length === 0 ? new Map<string, string>() : await store.names(ids).catch(unavailable);
      return new Map(ids.map((id) => [id, names.get(id) ?? null]));
    },
    ensureAccount: async (userId, { name, email, password }) => {
      if ((await store.names([userId])).has(userId)) return true;
      if (await store.taken({ email, foldedName: foldedName(name) })) return false;
      const { internalAdapter, password: passwords } = await auth.$context;
      await internalAdapter.createUser({ id: userId, name, email, emailVerified: false });
      const account = { userId, accountId: userId, providerId: 'credential', password: await passwords.hash(password) };
      await internalAdapter.linkAccount(account);
      return true;
    },
    close: () => store.close(),
  };
};

const unavailable = (cause: unknown) => Promise.reject(new AccountsUnavailable({ cause }));

const SESSION_COOKIE_IN = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE.replace('.', '\\.')}=([^;]+)`);

const sessionCookie = (header: string): string | undefined => SESSION_COOKIE_IN.exec(header)?.[1];

/**
 * A sign-up refused by better-auth's check or by a unique index: says what is taken, whichever of the two it was. What
 * a cut-off sign-up took is free again.
 */
const signUpRefused = async (
  store: AccountStore,
  answer: Response,
  request: Request,
  retry: (request: Request) => Promise<Response>,
): Promise<Response> => {
  const { name, email } = (await request.clone().json()) as Partial<SignUp>;
  if (!name || !email) return answer;
  const wanted = { email, foldedName: foldedName(name) };
  if (await store.dropHalfSignUps(wanted)) return retry(request);
  const taken = await store.taken(wanted);
  return taken ? Response.json({ code: `${taken}-taken` satisfies `${Taken}-taken` }, { status: 409 }) : answer;
};
