import type { Event, EventMeta, Recorded } from '#kernel';

/** The state a stream must have for an append to be accepted: empty, or at exactly this revision of its last event. */
export type ExpectedRevision = number | 'no-stream';

/** An event to be stored: the caller makes its id (uuid). */
export type NewEvent = Event & { readonly id: string; readonly meta: EventMeta };

/** Place of an event within its stream and in the log. */
export type StreamPlace = { readonly revision: number; readonly position: number };

/** Place of an append's last event. */
export type Appended = StreamPlace;

/** A part of a stream: the events after one of it, and at most so many. */
export type StreamPart = { readonly after?: StreamPlace | undefined; readonly limit?: number };

/**
 * A part of the log in position order. `position` is how far the log has been read, which may be past the last event.
 */
export type LogBatch = { readonly events: readonly Recorded[]; readonly position: number };

/**
 * A `LogBatch` of a follower. `live` is false while it still reads what was there when it started; the first live batch
 * comes also when there was nothing to read, and may be empty.
 */
export type FollowedBatch = LogBatch & { readonly live: boolean };

/**
 * The log. One suite (`test/contract/event-store.contract.ts`) specifies every adapter.
 *
 * Errors: `WrongExpectedRevision`, `AppendRefused`, `EventStoreUnavailable`, nothing of a driver.
 */
export type EventStore = {
  /**
   * Resolves only when the events are durable. The same event ids again at the same expected revision give the first
   * result; otherwise a stream that is not at `expected` gives `WrongExpectedRevision`. At most 50,000 events a stream,
   * 64 kB an event, 1 MB an append: beyond is `AppendRefused`. A full disk is `EventStoreUnavailable`; nothing is
   * stored.
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>;
  /** All events of a stream, or of a part of it, oldest first, upcast; empty when there is no such stream. */
  read(stream: string, part?: StreamPart): Promise<readonly Recorded[]>;
  /**
   * Up to `limit` events of all streams with a position greater than `after` (0 = from the start), upcast. With `types`
   * events of other types (as they were stored) count, but are left out: reading them costs a third.
   */
  readAll(after: number, limit: number, types?: ReadonlySet<string>): Promise<LogBatch>;
  /** Everything after `after`, then new events, until `signal` aborts: nothing missed, nothing twice, in order. */
  follow(after: number, signal: AbortSignal): AsyncIterable<FollowedBatch>;
  /** Position of the last event in the log, 0 when it is empty. */
  head(): Promise<number>;
  /** The id this log was created with (its first event): a checkpoint of another log is worthless. */
  logId(): Promise<string>;
  /** The version in which events of a type are returned: a view that was folded from them depends on it. */
  newestVersion(type: string): number;
  close(): Promise<void>;
};

/** The stream has changed since it was read: read again and decide again. */
export class WrongExpectedRevision extends Error {
  readonly stream: string;
  readonly expected: ExpectedRevision;

  constructor(stream: string, expected: ExpectedRevision) {
    super(`stream ${stream} is not at ${expected}`);
    this.name = 'WrongExpectedRevision';
    this.stream = stream;
    this.expected = expected;
  }
}

/** A budget would be exceeded: `code` is `stream-too-long`, `event-too-large` or `append-too-large`. */
export class AppendRefused extends Error {
  readonly code: 'stream-too-long' | 'event-too-large' | 'append-too-large';
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: AppendRefused['code'], facts: Record<string, unknown>) {
    super(`${code} ${JSON.stringify(facts)}`);
    this.name = 'AppendRefused';
    this.code = code;
    this.facts = facts;
  }
}

/** The store cannot accept or return events now (disk full, connection lost, closed). What was acknowledged is safe. */
export class EventStoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EventStoreUnavailable';
  }
}

/** The log's file is not what was written. The operator decides about restoring: it loses what the backup lacks. */
export class EventStoreDamaged extends EventStoreUnavailable {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(
      `the log ${file} is damaged (${reason}). Stop everything, keep a copy of the folder, then bring the newest backup ` +
        'back with `ops restore`',
      options,
    );
    this.name = 'EventStoreDamaged';
  }
}

/** A newer version of the program wrote this log; an older one would misread it. */
export class EventStoreNewer extends EventStoreUnavailable {
  constructor(what: string) {
    super(
      `${what}: a newer version of Track Day Records wrote it. Start that version, or restore a backup from before it`,
    );
    this.name = 'EventStoreNewer';
  }
}
