export type FoundPerson = { readonly id: string; readonly name: string };

/** The account of an address; `confirmed`: the address is confirmed. */
export type PersonOfEmail = FoundPerson & { readonly confirmed: boolean };

/** What emails and messages must drop: account, addresses and names. */
export type Forgotten = {
  readonly userId: string;
  readonly addresses: readonly string[];
  readonly names: readonly string[];
};

/** Rows of a user in the store, by table; credentials (hashes, tokens, keys) are left out. */
export type PersonRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The time between closing an account and its erasure. Times are ISO 8601, UTC. */
export type Closing = {
  /** Ends every session and sets the erasure for `dueAt`; an account that is closing already keeps its time. */
  startClosing(userId: string, dueAt: string): Promise<void>;
  /** When the account is erased; undefined while it is not closing. */
  closesAt(userId: string): Promise<string | undefined>;
  /** Cancels the closing. False when the account was not closing, or its erasure has started. */
  stopClosing(userId: string): Promise<boolean>;
  /** Accounts that are due, or whose erasure was cut off half-way. */
  due(now: string, limit: number): Promise<readonly string[]>;
  /** The point of no return: from here on logging in no longer cancels it. False when the owner was faster. */
  beginErasing(userId: string, now: string): Promise<boolean>;
};

/** Queries and actions on all of a user's data. Times are ISO 8601, UTC. */
export type Persons = Closing & {
  /** By id, full email, or a prefix of the name as names are compared. */
  find(text: string, limit: number): Promise<readonly FoundPerson[]>;
  /** By full email only: a name may look like an email. */
  byEmail(email: string): Promise<PersonOfEmail | undefined>;
  rows(userId: string): Promise<PersonRows>;
  /** Removes every row that names the user, and their texts. False when there was nothing. */
  erase(userId: string): Promise<boolean>;
  /** Removes what was erased from the store's own files. False when it must be called again. */
  scrub(): Promise<boolean>;
};

export const SECRET_COLUMN = /password|token|secret|codes|key|credential|folded/i;
