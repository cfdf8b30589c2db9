/** A line of the journal: an account was erased, or a backup was made, which says how new the journal is. Times ISO 8601. */
export type JournalLine =
  { readonly erased: string; readonly at: string } | { readonly backup: string; readonly at: string };

/**
 * Which accounts were erased. Only ever appended to, and kept outside every backup set: what a backup brings back is
 * erased again by it.
 */
export type ErasureJournal = {
  /** Rejects with `ErasureJournalUnwritable` where nothing can be appended. */
  prove(): Promise<void>;
  /** Durable when it resolves. */
  append(line: JournalLine): Promise<void>;
  lines(): AsyncIterable<JournalLine>;
  close(): Promise<void>;
};

/** The journal cannot be appended to: who would be erased now would be back after a restore. */
export class ErasureJournalUnwritable extends Error {
  constructor(where: string, options: { readonly cause: unknown }) {
    super(`nothing can be written to the journal of erasures at ${where} (${String(options.cause)})`, options);
    this.name = 'ErasureJournalUnwritable';
  }
}
