export type RevokedKind = 'api-key' | 'webhook' | 'passkey';

/**
 * What was revoked, by ids alone: a key, webhook or passkey; the password, or the second factor, that a user had until then;
 * a role.
 */
export type Revoked =
  | { readonly revoked: RevokedKind; readonly id: string }
  | { readonly passwordOf: string }
  | { readonly factorOf: string }
  | Dismissed;

export type Dismissed = { readonly dismissed: string; readonly role: 'moderator' | 'admin' };

/**
 * A line of the journal: an account was erased, a backup was made (which shows how new the journal is), or something
 * was revoked. Times ISO 8601.
 */
export type JournalLine =
  | { readonly erased: string; readonly at: string }
  | { readonly backup: string; readonly at: string }
  | (Revoked & { readonly at: string });

/**
 * Which accounts were erased, and what was revoked. Append-only, and stored outside every backup set: it is applied
 * again after a restore.
 */
export type ErasureJournal = {
  /** Rejects with `ErasureJournalUnwritable` where nothing can be appended. */
  prove(): Promise<void>;
  /** Durable when it resolves. */
  append(line: JournalLine): Promise<void>;
  lines(): AsyncIterable<JournalLine>;
  close(): Promise<void>;
};

/** The journal cannot be appended to: an account erased now would be back after a restore. */
export class ErasureJournalUnwritable extends Error {
  constructor(where: string, options: { readonly cause: unknown }) {
    super(`nothing can be written to the journal of erasures at ${where} (${String(options.cause)})`, options);
    this.name = 'ErasureJournalUnwritable';
  }
}
