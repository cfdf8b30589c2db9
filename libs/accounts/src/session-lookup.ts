import { AccountsUnavailable } from './accounts.ts';
import type { Auth } from './auth.ts';
import { cookieReader } from './session-cookie.ts';
import type { Session, SessionCache } from './session-cache.ts';

/**
 * The session of a `Cookie` header: `sessionOf` from the cache, else from the store, and for some minutes from the
 * cache where that does not answer; `freshSessionOf` reads the store each time. better-auth decides the cookie's name:
 * over https it is another.
 */
export const sessionLookups = async (auth: Auth, sessions: SessionCache) => {
  const { authCookies } = await auth.$context;
  const away = new WhileAway(sessions);
  const cookieIn = cookieReader(authCookies.sessionToken.name);
  return {
    sessionOf: async (cookieHeader: string | undefined): Promise<Session | undefined> => {
      const cookie = cookieIn(cookieHeader);
      if (!cookie || !cookieHeader) return undefined;
      return (
        sessions.get(cookie) ?? away.or(cookie, () => sessions.load(cookie, () => findSession(auth, cookieHeader)))
      );
    },
    freshSessionOf: async (cookieHeader: string | undefined): Promise<Session | undefined> =>
      cookieHeader && cookieIn(cookieHeader) ? (await findSession(auth, cookieHeader))?.session : undefined,
  };
};

/** How long no request waits again for a store that has just not answered. */
const AWAY_MS = 2_000;

/** Trusts the cache while the store does not answer. */
class WhileAway {
  readonly #sessions: SessionCache;
  #until = 0;

  constructor(sessions: SessionCache) {
    this.#sessions = sessions;
  }

  async or(cookie: string, load: () => Promise<Session | undefined>): Promise<Session | undefined> {
    const remembered = this.#sessions.whileAway(cookie);
    if (!remembered) return load();
    if (performance.now() < this.#until) return remembered;
    return load().catch((error: unknown) => {
      if (!(error instanceof AccountsUnavailable)) throw error;
      this.#until = performance.now() + AWAY_MS;
      return remembered;
    });
  }
}

/** Added to a user by better-auth's plug-in, but missing from the types of a list of plug-ins. */
type OfPlugin = { readonly twoFactorEnabled?: boolean | null };

const findSession = async (auth: Auth, cookieHeader: string) => {
  const { headers, response } = await auth.api
    .getSession({ headers: new Headers({ cookie: cookieHeader }), returnHeaders: true })
    .catch((cause: unknown) => Promise.reject(new AccountsUnavailable({ cause })));
  if (!response) return undefined;
  const { id, name, email, emailVerified, language, twoFactorEnabled } = response.user as typeof response.user &
    OfPlugin;
  const session: Session = {
    sessionId: response.session.id,
    userId: id,
    name,
    email,
    secondFactor: response.session.secondFactor === true,
    signedInAt: response.session.createdAt.toISOString(),
    provedAt: response.session.provedAt ? new Date(response.session.provedAt).toISOString() : null,
    confirmed: emailVerified,
    twoFactor: twoFactorEnabled === true,
    language: language ?? undefined,
    setCookies: headers.getSetCookie(),
  };
  return { session, expiresAt: response.session.expiresAt };
};
