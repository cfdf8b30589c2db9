import type { ApiKeys } from './api-keys.ts';
import type { Webhooks } from './webhooks.ts';
import type { ChatLinks } from './chat-links.ts';
import type { DeckLinks } from './deck-links.ts';
import type { EventPlans, EventToMail } from './event-plans.ts';
import type { Revoked } from './erasure-journal.ts';
import type { Persons } from './erasure.ts';
import type { HeldNames } from './held-names.ts';
import type { SettingsOfUsers } from './kept-settings.ts';
import type { EndedSession, Session } from './session-cache.ts';
import type { ReviewMails, ReviewToMail } from './review-mails.ts';
import type { SentFiles } from './sent-files.ts';
import type { Texts } from './texts.ts';
import type { SavedDecksOfUsers } from './saved-decks.ts';
import type { SavedFiltersOfUsers } from './saved-filters.ts';
import type { Looks } from './looks.ts';
import type { Visits } from './visits.ts';

/** Who signs up. The e-mail is trimmed and in lower case, the lengths are checked. */
export type SignUp = { readonly name: string; readonly email: string; readonly password: string };

/** What weighs in what a person says: whether the address was shown to be theirs, and how old the account is. */
export type Membership = { readonly confirmed: boolean; readonly since: string };

/** The one place that knows persons: names, addresses, passwords, sessions. Everything else knows a user id. */
export type Accounts = {
  /** better-auth's own routes under `/api/auth/`. A lost sign-up answers 409 with code `email-taken` or `name-taken`. */
  handle(request: Request): Promise<Response>;
  /** Whose session a request’s `Cookie` header carries; it may be remembered for at most 30 s or until it is ended. */
  sessionOf(cookieHeader: string | undefined): Promise<Session | undefined>;
  /** The same, asked of the store each time: an act of staff believes no memory. */
  freshSessionOf(cookieHeader: string | undefined): Promise<Session | undefined>;
  /** Hears, on this node, of sessions that were ended here. */
  onSessionEnded(listen: (ended: EndedSession) => void): void;
  /** The name of each user; null for an account that is gone. */
  displayNames(userIds: Iterable<string>): Promise<ReadonlyMap<string, string | null>>;
  /** Whether the user's address is confirmed, and since when there is an account (ISO 8601); undefined: there is none. */
  membership(userId: string): Promise<Membership | undefined>;
  /** Takes the user's address for theirs without a mail: staff know the person. */
  confirmAddress(userId: string): Promise<void>;
  /** Makes an account under an id of the caller's, unless there is one. False when its e-mail or name is another's. */
  ensureAccount(userId: string, wanted: SignUp): Promise<boolean>;
  /** Whether this is the user's password. */
  isPasswordOf(userId: string, password: string): Promise<boolean>;
  /** Tells the owner of an address that somebody guesses at their password; nothing where it is nobody's or unconfirmed. */
  warnOfGuesses(email: string): Promise<void>;
  /** Tells the owner of an address that somebody tried to sign up with it. */
  warnOfSignUp(email: string): Promise<void>;
  /** Tells the owner that a key or a webhook came or went. */
  warnOfKeys(userId: string): Promise<void>;
  /** Writes down outside the backups what is revoked elsewhere than here. */
  noteRevoked(revoked: Revoked): Promise<void>;
  /** Mails who confirmed their address that an event starts (ISO 8601), on clocks of a zone; nothing for others. */
  remindOfEvent(userId: string, event: EventToMail): Promise<void>;
  /** Mails who wants it, and confirmed their address, what became of what they submitted; nothing for others. */
  tellOfReview(userId: string, review: ReviewToMail): Promise<void>;
  /** Drops sessions, and what was mailed or begun, that ended before a moment: nobody comes back for most of them. */
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
  readonly looks: Looks;
  readonly deckLinks: DeckLinks;
  close(): Promise<void>;
};

/** The accounts store does not answer now. */
export class AccountsUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('accounts store unavailable', options);
    this.name = 'AccountsUnavailable';
  }
}
