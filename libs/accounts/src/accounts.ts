import type { ApiKeys } from './api-keys.ts';
import type { Webhooks } from './webhooks.ts';
import type { ChatLinks } from './chat-links.ts';
import type { DeckLinks } from './deck-links.ts';
import type { EventPlans, EventToMail } from './event-plans.ts';
import type { Revoked } from './erasure-journal.ts';
import type { Persons } from './erasure.ts';
import type { HeldNames } from './held-names.ts';
import type { SettingsOfUsers } from './stored-settings.ts';
import type { EndedSession, Session } from './session-cache.ts';
import type { ReviewMails, ReviewToMail } from './review-mails.ts';
import type { SentFiles } from './sent-files.ts';
import type { Texts } from './texts.ts';
import type { SavedDecksOfUsers } from './saved-decks.ts';
import type { SavedFiltersOfUsers } from './saved-filters.ts';
import type { ViewCounts } from './view-counts.ts';
import type { Visits } from './visits.ts';

/** Values of a registration. The email is trimmed and in lower case, the lengths are checked. */
export type SignUp = { readonly name: string; readonly email: string; readonly password: string };

/** What gives a user's submissions weight: whether the address is confirmed, and since when there is an account. */
export type Membership = { readonly confirmed: boolean; readonly since: string };

/** The one place that knows names, addresses, passwords and sessions. Everything else knows a user id. */
export type Accounts = {
  /**
   * better-auth's own routes under `/api/auth/`. A lost registration answers 409 with code `email-taken` or
   * `name-taken`.
   */
  handle(request: Request): Promise<Response>;
  /** The session of a request’s `Cookie` header; it may be cached for at most 30 s or until it ends. */
  sessionOf(cookieHeader: string | undefined): Promise<Session | undefined>;
  /** The same, read from the store each time: actions of staff do not trust the cache. */
  freshSessionOf(cookieHeader: string | undefined): Promise<Session | undefined>;
  /** Reports, on this node, sessions that were ended here. */
  onSessionEnded(listen: (ended: EndedSession) => void): void;
  /** The name of each user; null for an account that is gone. */
  displayNames(userIds: Iterable<string>): Promise<ReadonlyMap<string, string | null>>;
  /** Whether the user's address is confirmed, and since when there is an account (ISO 8601); undefined: there is none. */
  membership(userId: string): Promise<Membership | undefined>;
  /** Marks the user's address as confirmed without an email: staff know the user. */
  confirmAddress(userId: string): Promise<void>;
  /**
   * Creates an account under an id of the caller's, unless there is one. False when another account has its email or
   * name.
   */
  ensureAccount(userId: string, wanted: SignUp): Promise<boolean>;
  isPasswordOf(userId: string, password: string): Promise<boolean>;
  /**
   * Emails the owner of an address that their password is being guessed; nothing where no account has it or it is
   * unconfirmed.
   */
  warnOfGuesses(email: string): Promise<void>;
  /** Emails the owner of an address that there was an attempt to register with it. */
  warnOfSignUp(email: string): Promise<void>;
  warnOfKeys(userId: string): Promise<void>;
  /** Records, outside the backups, what was revoked elsewhere. */
  noteRevoked(revoked: Revoked): Promise<void>;
  /**
   * Emails a user with a confirmed address that an event starts (ISO 8601), in the user's time zone; nothing for
   * others.
   */
  remindOfEvent(userId: string, event: EventToMail): Promise<void>;
  /** Emails a user who wants it and has a confirmed address the result of a review; nothing for others. */
  tellOfReview(userId: string, review: ReviewToMail): Promise<void>;
  /** Drops sessions, links and codes that expired before a moment: most are never used again. */
  dropExpired(now: Date): Promise<void>;
  readonly heldNames: HeldNames;
  readonly texts: Texts;
  readonly sentFiles: SentFiles;
  readonly chatLinks: ChatLinks;
  readonly settings: SettingsOfUsers;
  readonly savedFilters: SavedFiltersOfUsers;
  readonly savedHands: SavedFiltersOfUsers;
  readonly savedMatches: SavedFiltersOfUsers;
  readonly eventPicks: SavedFiltersOfUsers;
  readonly savedDecks: SavedDecksOfUsers;
  readonly eventPlans: EventPlans;
  readonly reviewMails: ReviewMails;
  readonly apiKeys: ApiKeys;
  readonly webhooks: Webhooks;
  readonly persons: Persons;
  readonly visits: Visits;
  readonly looks: ViewCounts;
  readonly deckLinks: DeckLinks;
  close(): Promise<void>;
};

export class AccountsUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('accounts store unavailable', options);
    this.name = 'AccountsUnavailable';
  }
}
