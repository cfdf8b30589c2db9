import type { Recorded } from '#kernel';

/** An event as it is to be stored, and a text of its author's that its words go into: the id of it, and what is added. */
export type RedactedEvent = Pick<Recorded, 'data' | 'version' | 'meta'> & {
  readonly moved?: { readonly textId: string; readonly owner: string; readonly criteria: string };
};

export type Part = Pick<RedactedEvent, 'data' | 'version' | 'moved'>;
export type Stored = Pick<Recorded, 'type' | 'version' | 'data' | 'meta'>;

/** What is known while a log is redacted. */
export type Redaction = {
  /** Brands, countries and tags that cars have had, as the log says. */
  readonly known: ReadonlySet<string>;
  /** Ids of cars that the log has. */
  readonly cars: ReadonlySet<string>;
  /** A UUID, the same for the same id of the same garage. */
  readonly idOf: (owner: string, id: string) => string;
};

/** Undefined: the event is fine as it is. */
export type Redact = (event: Stored, redaction: Redaction) => Part | undefined;
