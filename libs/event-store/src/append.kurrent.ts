import { type AppendResult, type AppendStreamState, ErrorType, NO_STREAM } from '@kurrent/kurrentdb-client';
import { MAX_EVENTS_A_STREAM } from './budget.ts';
import type { Connection } from './connection.kurrent.ts';
import { isOfType, isSpent } from './errors.kurrent.ts';
import {
  type Appended,
  AppendRefused,
  type ExpectedRevision,
  type NewEvent,
  WrongExpectedRevision,
} from './event-store.ts';
import type { KnownIds } from './known-ids.ts';
import { positionOf, positionOfEvent } from './position.kurrent.ts';
import type { ReadEvents } from './reader.kurrent.ts';
import { type StreamNames, toStored } from './recorded.kurrent.ts';
import type { ShapeList } from './shapes.kurrent.ts';
import { encode } from './stored-event.ts';

/** Dependencies of the appender. */
export type AppenderParts = {
  readonly connection: Connection;
  readonly readEvents: ReadEvents;
  readonly names: StreamNames;
  readonly ids: KnownIds;
  readonly list: ShapeList;
};

type Attempt = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
  /** The revision that the first of the events would get. */
  readonly first: number;
};

/** Appends, and finds out whether an append was done when the server did not answer. */
export class Appender {
  readonly #parts: AppenderParts;

  constructor(parts: AppenderParts) {
    this.#parts = parts;
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    const attempt = { stream, expected, events, first: expected === 'no-stream' ? 0 : expected + 1 };
    refuseOverBudget(attempt);
    const appended = await this.#parts.connection.finishing(async () => {
      await this.#refuseKnown(attempt);
      await this.#parts.list.note(events);
      return this.#sendUntilKnown(attempt);
    });
    this.#parts.ids.saw(stream, attempt.first, idsOf(events));
    return appended;
  }

  /** The server accepts a known event id again at the current revision: it compares ids only for an outdated one. */
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

  /** Sends the same ids until it is known that they are there, or that they cannot be: the budget ends it. */
  async #sendUntilKnown(attempt: Attempt): Promise<Appended> {
    for (;;) {
      const sent = await this.#send(attempt).catch((error: unknown) => ({ error }));
      const result = 'error' in sent ? undefined : resultOf(attempt, sent);
      if (result) return result;
      const error = 'error' in sent ? sent.error : new Error('it did not say where the events are');
      if (isOfType(error, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED)) {
        throw new AppendRefused('append-too-large', { stream: attempt.stream });
      }
      const there = await this.#look(attempt);
      if (typeof there === 'object') return there;
      const wrong = there === 'others' || isOfType(error, ErrorType.WRONG_EXPECTED_VERSION);
      if (wrong) throw new WrongExpectedRevision(attempt.stream, attempt.expected);
      if (!isSpent(error)) throw error;
    }
  }

  #send({ stream, expected, events }: Attempt): Promise<AppendResult> {
    const { connection, names } = this.#parts;
    const streamState: AppendStreamState = expected === 'no-stream' ? NO_STREAM : BigInt(expected);
    return connection.askOnce((driver) =>
      driver.appendToStream(names.stored(stream), events.map(toStored), { streamState, requiresLeader: true }),
    );
  }

  /** What the stream has at the events' place: the events, so the first append counts, or others, or nothing yet. */
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

/** Undefined when the server does not return the place of the events; it does not always. */
const resultOf = ({ first, events }: Attempt, result: AppendResult): Appended | undefined => {
  const revision = Number(result.nextExpectedRevision);
  if (!result.position || revision !== first + events.length - 1) return undefined;
  return { revision, position: positionOf(result.position) };
};
