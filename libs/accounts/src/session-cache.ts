/** A session that has ended; without an id all of a user's. */
export type EndedSession = { readonly userId: string; readonly sessionId?: string };

/** Who a session cookie speaks for. */
export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Signed in with an authenticator or recovery code, or a passkey: what an act of staff asks for. */
  readonly secondFactor: boolean;
  /** When it was signed in, ISO 8601. */
  readonly signedInAt: string;
  /** When its holder last showed a password or a passkey, ISO 8601; null: before that was noted. */
  readonly provedAt: string | null;
  /** The address was shown to be the user's. */
  readonly confirmed: boolean;
  /** Signing in with the password asks for an authenticator's code. */
  readonly twoFactor: boolean;
  /** The language of mails, when one was chosen. */
  readonly language: string | undefined;
  /** Cookies to set with the answer, when looking it up prolonged the session. */
  readonly setCookies: readonly string[];
};

type Remembered = {
  readonly cookie: string;
  readonly session: Session;
  readonly until: number;
  /** Where the store does not answer meanwhile. */
  readonly untilAway: number;
};

/** How long a node may go on believing in a session that another node has ended (architecture §6). */
const REMEMBERED_MS = 30_000;
/** The same while the store does not answer: nobody can end one meanwhile, but one may have been ended just before. */
const REMEMBERED_AWAY_MS = 5 * 60_000;
const MOST_SESSIONS = 10_000;

/** Remembers sessions by token, the one looked up first going first; one that ends is dropped at once. */
export class SessionCache {
  readonly #sessions = new Map<string, Remembered>();
  readonly #now: () => number;
  #drops = 0;

  /** `now`: milliseconds since 1970, of a clock that only goes on. */
  constructor(now: () => number = () => performance.timeOrigin + performance.now()) {
    this.#now = now;
  }

  get(cookie: string): Session | undefined {
    const found = this.#sessions.get(tokenOf(cookie));
    return found?.cookie === cookie && found.until > this.#now() ? found.session : undefined;
  }

  /** Who it spoke for when the store answered last, for a few minutes in which it does not. */
  whileAway(cookie: string): Session | undefined {
    const found = this.#sessions.get(tokenOf(cookie));
    return found?.cookie === cookie && found.untilAway > this.#now() ? found.session : undefined;
  }

  /** Looks a session up and remembers it, unless one was dropped while the look-up ran: it may be that one. */
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

  /** Forgets all of a user's sessions: what they say of the user is no longer so. */
  dropUser(userId: string): void {
    this.#drops += 1;
    for (const [token, { session }] of this.#sessions) if (session.userId === userId) this.#sessions.delete(token);
  }

  #remember(cookie: string, session: Session, expiresAt: Date): void {
    const oldest = this.#sessions.size >= MOST_SESSIONS ? this.#sessions.keys().next().value : undefined;
    if (oldest !== undefined) this.#sessions.delete(oldest);
    const within = (ms: number) => Math.min(this.#now() + ms, expiresAt.getTime());
    const [until, untilAway] = [within(REMEMBERED_MS), within(REMEMBERED_AWAY_MS)];
    this.#sessions.delete(tokenOf(cookie));
    this.#sessions.set(tokenOf(cookie), { cookie, session: { ...session, setCookies: [] }, until, untilAway });
  }
}

/** A session cookie is `<token>.<signature>`, percent-encoded; neither changes the characters before the dot. */
const tokenOf = (cookie: string): string => cookie.slice(0, Math.max(0, cookie.indexOf('.')));
