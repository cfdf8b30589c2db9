/** A line of the journal: an account was erased, or a backup was made, which says how new the journal is. Times ISO 8601. */
export type JournalLine =
  { readonly erased: string; readonly at: string } | { readonly backup: string; readonly at: string };

/**
 * Which accounts were erased. Only ever appended to, and kept outside every backup set: what a backup brings back is
 * erased again by it.
 */
export type ErasureJournal = {
  /** Durable when it resolves. */
  append(line: JournalLine): Promise<void>;
  lines(): AsyncIterable<JournalLine>;
  close(): Promise<void>;
};
