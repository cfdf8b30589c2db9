export type EndedSession = { readonly userId: string; readonly sessionId?: string };

export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Logged in with an authenticator or recovery code, or a passkey: staff actions need it. */
  readonly secondFactor: boolean;
  /** ISO 8601. */
  readonly signedInAt: string;
  /** When the user last showed a password or a passkey, ISO 8601; null: before that was recorded. */
  readonly provedAt: string | null;
  readonly confirmed: boolean;
  /** Login with the password needs an authenticator's code. */
  readonly twoFactor: boolean;
  /** The language of emails, when one was chosen. */
  readonly language: string | undefined;
  /** Cookies to set with the response, when the look-up prolonged the session. */
  readonly setCookies: readonly string[];
};

type Remembered = {
  readonly cookie: string;
  readonly session: Session;
  readonly until: number;
  /** The same, while the store does not answer. */
  readonly untilAway: number;
};

/** How long a node may trust a session that another node has ended (architecture §6). */
const REMEMBERED_MS = 30_000;
/**
 * The same while the store does not answer: no session can be ended during this time, but one may have ended just
 * before.
 */
const REMEMBERED_AWAY_MS = 5 * 60_000;
const MAX_SESSIONS = 10_000;

/** Caches sessions by token and evicts the oldest entry first; a session that ends is dropped immediately. */
export class SessionCache {
  readonly #sessions = new Map<string, Remembered>();
  readonly #now: () => number;
  #drops = 0;

  /** `now`: milliseconds since 1970, of a monotonic clock. */
  constructor(now: () => number = () => performance.timeOrigin + performance.now()) {
    this.#now = now;
  }

  get(cookie: string): Session | undefined {
    const found = this.#sessions.get(tokenOf(cookie));
    return found?.cookie === cookie && found.until > this.#now() ? found.session : undefined;
  }

  /** The last known session, for a few minutes in which the store does not answer. */
  whileAway(cookie: string): Session | undefined {
    const found = this.#sessions.get(tokenOf(cookie));
    return found?.cookie === cookie && found.untilAway > this.#now() ? found.session : undefined;
  }

  /** Looks a session up and caches it, unless one was dropped while the look-up ran: it may be that one. */
  async load(
    cookie: string,
    find: () => Promise<{ session: Session; expiresAt: Date } | undefined>,
  ): Promise<Session | undefined> {
    const drops = this.#drops;
    const found = await find();
    if (found && drops === this.#drops) this.#remember(cookie, found.session, found.expiresAt);
    return found?.session;
  }

  drop(token: string): void {
    this.#drops += 1;
    this.#sessions.delete(token);
  }

  /** Drops all of a user's sessions: their copy of the user is out of date. */
  dropUser(userId: string): void {
    this.#drops += 1;
    for (const [token, { session }] of this.#sessions) if (session.userId === userId) this.#sessions.delete(token);
  }

  #remember(cookie: string, session: Session, expiresAt: Date): void {
    const oldest = this.#sessions.size >= MAX_SESSIONS ? this.#sessions.keys().next().value : undefined;
    if (oldest !== undefined) this.#sessions.delete(oldest);
    const within = (ms: number) => Math.min(this.#now() + ms, expiresAt.getTime());
    const [until, untilAway] = [within(REMEMBERED_MS), within(REMEMBERED_AWAY_MS)];
    this.#sessions.delete(tokenOf(cookie));
    this.#sessions.set(tokenOf(cookie), { cookie, session: { ...session, setCookies: [] }, until, untilAway });
  }
}

/** A session cookie is `<token>.<signature>`, percent-encoded; neither changes the characters before the dot. */
const tokenOf = (cookie: string): string => cookie.slice(0, Math.max(0, cookie.indexOf('.')));
