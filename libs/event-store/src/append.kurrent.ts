import { setTimeout as sleep } from 'node:timers/promises';
import { type AppendResult, type AppendStreamState, ErrorType, NO_STREAM } from '@kurrent/kurrentdb-client';
import { MAX_EVENTS_A_STREAM } from './budget.ts';
import type { Connection } from './connection.kurrent.ts';
import { isOfType, portError } from './errors.kurrent.ts';
import {
  type Appended,
  AppendRefused,
  EventStoreUnavailable,
  type ExpectedRevision,
  type NewEvent,
  WrongExpectedRevision,
} from './event-store.ts';
import type { KnownIds } from './known-ids.ts';
import { positionOf, positionOfEvent } from './position.kurrent.ts';
import type { ReadEvents } from './reader.kurrent.ts';
import { type StreamNames, toStored } from './recorded.kurrent.ts';
import { encode } from './stored-event.ts';

/** What an append needs: `answerWithinMs` is how long the server may take. */
export type AppenderParts = {
  readonly connection: Connection;
  readonly readEvents: ReadEvents;
  readonly names: StreamNames;
  readonly ids: KnownIds;
  readonly answerWithinMs: number;
};

type Attempt = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
  /** The revision that the first of the events would get. */
  readonly first: number;
};

/** After how many milliseconds each an append of unknown outcome is looked for again while nobody answers. */
const LOOKS_MILLISECONDS = [0, 50, 100, 200, 400, 800];

/** Appends, and finds out what became of an append when the server did not say. */
export class Appender {
  readonly #parts: AppenderParts;

  constructor(parts: AppenderParts) {
    this.#parts = parts;
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    const attempt = { stream, expected, events, first: expected === 'no-stream' ? 0 : expected + 1 };
    refuseOverBudget(attempt);
    await this.#refuseKnown(attempt);
    const appended = await this.#send(attempt).then(
      (result) => resultOf(attempt, result) ?? this.#settle(attempt, new Error('it did not say where the events are')),
      (error: unknown) => this.#settle(attempt, error),
    );
    this.#parts.ids.saw(stream, attempt.first, idsOf(events));
    return appended;
  }

  /** The server takes a known event id again at the current revision: it compares ids only when it is asked too late. */
  async #refuseKnown({ stream, expected, events }: Attempt): Promise<void> {
    if (expected === 'no-stream') return;
    const { ids, names, readEvents } = this.#parts;
    if (!ids.upTo(stream, expected)) {
      ids.saw(stream, 0, idsOf(await readEvents(names.stored(stream), 0, expected + 1)));
    }
    const known = new Set(ids.upTo(stream, expected));
    if (known.size > 0 && !events.some((event) => known.has(event.id))) return;
    throw new WrongExpectedRevision(stream, expected);
  }

  #send({ stream, expected, events }: Attempt): Promise<AppendResult> {
    const { answerWithinMs, connection, names } = this.#parts;
    const streamState: AppendStreamState = expected === 'no-stream' ? NO_STREAM : BigInt(expected);
    return connection.ask(
      (client) =>
        client.appendToStream(names.stored(stream), events.map(toStored), { streamState, requiresLeader: true }),
      answerWithinMs,
    );
  }

  async #settle(attempt: Attempt, error: unknown): Promise<Appended> {
    const cause = error instanceof EventStoreUnavailable ? error.cause : error;
    if (isOfType(cause, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED)) {
      throw new AppendRefused('append-too-large', { stream: attempt.stream });
    }
    const outcome = await this.#lookUntilAnswered(attempt);
    if (typeof outcome === 'object') return outcome;
    const wrong = outcome === 'others' || isOfType(cause, ErrorType.WRONG_EXPECTED_VERSION);
    throw wrong ? new WrongExpectedRevision(attempt.stream, attempt.expected) : portError(error);
  }

  async #lookUntilAnswered(attempt: Attempt): Promise<Appended | 'others' | 'nothing'> {
    const { closing } = this.#parts.connection;
    for (const milliseconds of LOOKS_MILLISECONDS) {
      await sleep(milliseconds, undefined, { signal: closing }).catch(() => undefined);
      const outcome = await this.#look(attempt).catch((error: unknown) => {
        if (closing.aborted) throw error;
      });
      if (outcome) return outcome;
    }
    return this.#look(attempt);
  }

  /** What the stream holds where the events belong: them, which is the first result, or others, or nothing yet. */
  async #look({ stream, first, events }: Attempt): Promise<Appended | 'others' | 'nothing'> {
    const there = await this.#parts.readEvents(this.#parts.names.stored(stream), first, events.length);
    const last = there.at(-1);
    if (!last) return 'nothing';
    const same = there.length === events.length && there.every((event, n) => event.id === events[n]?.id);
    return same ? { revision: Number(last.revision), position: positionOfEvent(last) } : 'others';
  }
}

const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map((event) => event.id);

const refuseOverBudget = ({ stream, events, first }: Attempt): void => {
  encode(stream, events);
  if (first + events.length <= MAX_EVENTS_A_STREAM) return;
  throw new AppendRefused('stream-too-long', { stream, events: first + events.length, limit: MAX_EVENTS_A_STREAM });
};

/** Undefined when the server did not say where the events are, as it does not always. */
const resultOf = ({ first, events }: Attempt, result: AppendResult): Appended | undefined => {
  const revision = Number(result.nextExpectedRevision);
  if (!result.position || revision !== first + events.length - 1) return undefined;
  return { revision, position: positionOf(result.position) };
};
