import { AccountsUnavailable } from './accounts.ts';
import type { Auth } from './auth.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import type { Session, SessionCache } from './session-cache.ts';

/** Whose session a `Cookie` header carries: at once from memory, else from the store. */
export const sessionLookup =
  (auth: Auth, sessions: SessionCache) =>
  (cookieHeader: string | undefined): Session | undefined | Promise<Session | undefined> => {
    const cookie = cookieHeader && SESSION_COOKIE_IN.exec(cookieHeader)?.[1];
    if (!cookie) return undefined;
    return sessions.get(cookie) ?? sessions.load(cookie, () => findSession(auth, cookieHeader));
  };

/** Whose session a `Cookie` header carries, asked of the store each time. */
export const freshSessionLookup =
  (auth: Auth) =>
  async (cookieHeader: string | undefined): Promise<Session | undefined> =>
    cookieHeader && SESSION_COOKIE_IN.test(cookieHeader) ? (await findSession(auth, cookieHeader))?.session : undefined;

const SESSION_COOKIE_IN = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE.replace('.', '\\.')}=([^;]+)`);

/** What better-auth's plug-in adds to a user, and its types to a list of plug-ins do not. */
type OfPlugin = { readonly twoFactorEnabled?: boolean | null };

const findSession = async (auth: Auth, cookieHeader: string) => {
  const { headers, response } = await auth.api
    .getSession({ headers: new Headers({ cookie: cookieHeader }), returnHeaders: true })
    .catch((cause: unknown) => Promise.reject(new AccountsUnavailable({ cause })));
  if (!response) return undefined;
  const { id, name, email, emailVerified, language, twoFactorEnabled } = response.user as typeof response.user &
    OfPlugin;
  const session: Session = {
    userId: id,
    name,
    email,
    secondFactor: response.session.secondFactor === true,
    confirmed: emailVerified,
    twoFactor: twoFactorEnabled === true,
    language: language ?? undefined,
    setCookies: headers.getSetCookie(),
  };
  return { session, expiresAt: response.session.expiresAt };
};
