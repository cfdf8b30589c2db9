import type { Recorded } from '#kernel';

/** The redacted event, and the text of its author that its words move to: the id, and what is added. */
export type RedactedEvent = Pick<Recorded, 'data' | 'version' | 'meta'> & {
  readonly moved?: { readonly textId: string; readonly owner: string; readonly criteria: string };
};

export type Part = Pick<RedactedEvent, 'data' | 'version' | 'moved'>;
export type Stored = Pick<Recorded, 'type' | 'version' | 'data' | 'meta'>;

export type Redaction = {
  readonly known: ReadonlySet<string>;
  readonly cars: ReadonlySet<string>;
  /** A UUID, the same for the same id of the same garage. */
  readonly idOf: (owner: string, id: string) => string;
};

/** Undefined: the event needs no change. */
export type Redact = (event: Stored, redaction: Redaction) => Part | undefined;
