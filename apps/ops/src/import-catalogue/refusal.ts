/**
 * What can be wrong with a line, as a code to count by; a sentence with it helps to correct the file; the log's own
 * limits (`stream-too-long` …) come as they are.
 */
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
  | 'alias-taken'
  | 'duplicate'
  | 'stream-too-long'
  | 'event-too-large'
  | 'append-too-large';

/** A refused line, before its number is known. */
export type Unreadable = { readonly ok: false; readonly code: RefusalCode; readonly reason: string };

export const unreadable = (code: RefusalCode, reason: string): Unreadable => ({ ok: false, code, reason });
