/** Why a line is left out: a code for whoever counts, a sentence for whoever mends the file. */
export type Refusal = { readonly line: number; readonly code: RefusalCode; readonly reason: string };

/** What can be wrong with a line; the log's own limits (`stream-too-long` …) come as they are. */
export type RefusalCode =
  | 'line-too-long'
  | 'not-utf-8'
  | 'not-json'
  | 'not-a-car'
  | 'quote-broken'
  | 'columns-wrong'
  | 'field-missing'
  | 'not-a-number'
  | 'word-unknown'
  | 'cannot-be-true'
  | 'ambiguous'
  | 'duplicate'
  | 'stream-too-long'
  | 'event-too-large'
  | 'append-too-large';

/** A line that says no car, before anybody knows its number. */
export type Unreadable = { readonly ok: false; readonly code: RefusalCode; readonly reason: string };

export const unreadable = (code: RefusalCode, reason: string): Unreadable => ({ ok: false, code, reason });
