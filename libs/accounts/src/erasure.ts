/** An account as staff find it. */
export type FoundPerson = { readonly id: string; readonly name: string };

/** The account of an address; `confirmed`: the address was shown to be its owner's. */
export type PersonOfEmail = FoundPerson & { readonly confirmed: boolean };

/** Whom mails and messages must forget: by account, addresses and names. */
export type Forgotten = {
  readonly userId: string;
  readonly addresses: readonly string[];
  readonly names: readonly string[];
};

/** Rows that the store keeps of a person, by table; what opens doors (hashes, tokens, keys) is left out. */
export type PersonRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The time between closing an account and its erasure. Times are ISO 8601, UTC. */
export type Closing = {
  /** Ends every session and lets the account go at `dueAt`; one that is closing already keeps its time. */
  startClosing(userId: string, dueAt: string): Promise<void>;
  /** When the account goes; undefined while nobody closes it. */
  closesAt(userId: string): Promise<string | undefined>;
  /** Keeps the account after all. False when it was not closing, or its erasure has begun. */
  stopClosing(userId: string): Promise<boolean>;
  /** Accounts whose time has come, or whose erasure was cut off half-way. */
  due(now: string, limit: number): Promise<readonly string[]>;
  /** The point of no return: from here on signing in keeps nothing. False when the owner was faster. */
  beginErasing(userId: string, now: string): Promise<boolean>;
};

/** What can be asked and done about a person as a whole. Times are ISO 8601, UTC. */
export type Persons = Closing & {
  /** By id, whole e-mail, or the beginning of the name as names are compared. */
  find(text: string, limit: number): Promise<readonly FoundPerson[]>;
  /** By whole e-mail and nothing else: names may look like one. */
  byEmail(email: string): Promise<PersonOfEmail | undefined>;
  rows(userId: string): Promise<PersonRows>;
  /** Removes every row that names the user, and their texts. False when there was nothing. */
  erase(userId: string): Promise<boolean>;
  /** Leaves nothing of what was erased in the store's own files. False when it must be asked again. */
  scrub(): Promise<boolean>;
};

/** Columns that open doors: of no use to their owner, and dangerous in a file. */
export const SECRET_COLUMN = /password|token|secret|codes|key|credential|folded/i;
