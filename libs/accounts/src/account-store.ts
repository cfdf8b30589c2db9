import type { BetterAuthOptions } from 'better-auth';
import type { Membership } from './accounts.ts';
import type { ApiKeys } from './api-keys.ts';
import type { Webhooks } from './webhooks.ts';
import type { ChatLinks } from './chat-links.ts';
import type { DeckLinks } from './deck-links.ts';
import type { Doors } from './doors.ts';
import type { EventPlans } from './event-plans.ts';
import type { Persons } from './erasure.ts';
import type { HeldNames } from './held-names.ts';
import type { SettingsOfUsers } from './stored-settings.ts';
import type { ReviewMails } from './review-mails.ts';
import type { SentFiles } from './sent-files.ts';
import type { Texts } from './texts.ts';
import type { SavedDecksOfUsers } from './saved-decks.ts';
import type { SavedFiltersOfUsers } from './saved-filters.ts';
import type { ViewCounts } from './view-counts.ts';
import type { Visits } from './visits.ts';

export type Taken = 'email' | 'name';

/** Values of a registration; the email in lower case. */
export type RequestedAccount = { readonly email: string; readonly foldedName: string };

/**
 * Where accounts are stored. Both adapters hold better-auth's four models in its own shape (`user`, `session`,
 * `account`, `verification`), those of its plug-ins (`twoFactor`, `passkey`), and add unique indexes, so that a lost
 * race is an error of the store and never a second account.
 */
export type AccountStore = {
  readonly database: NonNullable<BetterAuthOptions['database']>;
  prepare(options: BetterAuthOptions): Promise<void>;
  names(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  membership(userId: string): Promise<Membership | undefined>;
  confirmAddress(userId: string): Promise<void>;
  taken(wanted: RequestedAccount): Promise<Taken | undefined>;
  /** Drops users of this address or name whose registration was cut off half-way; true when there was one. */
  dropHalfSignUps(wanted: RequestedAccount): Promise<boolean>;
  /** Invalidates emailed links and codes of the user that are still pending. */
  dropLinks(userId: string): Promise<void>;
  /** True the first time that a user shows a code; it is remembered until `until`. */
  spendCode(userId: string, code: string, until: Date): Promise<boolean>;
  /** Drops sessions, links and codes that expired before a moment. */
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
  readonly doors: Doors;
  readonly persons: Persons;
  readonly visits: Visits;
  readonly looks: ViewCounts;
  readonly deckLinks: DeckLinks;
  close(): Promise<void>;
};

/** A registration writes a user, then its password; a user older than this without one was cut off in between. */
export const HALF_SIGN_UP_MS = 60_000;
