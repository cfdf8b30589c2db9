import { type Decider, type Event, type EventMeta, type Meta, type Recorded, RuleBroken } from '#kernel';
import { checkRoom, type Room } from './check-room.ts';
import { type EventStore, type StreamPlace, WrongExpectedRevision } from './event-store.ts';
import { eventIdOf } from './ids.ts';
import { inTurn } from './in-turn.ts';
import { pastOf } from './past-of-stream.ts';

/** Result of a command: its events (new, or the first time's when `repeated`) and the position of the last of them. */
export type Decided<Ev extends Event> = {
  readonly events: readonly Ev[];
  readonly position: number;
  readonly repeated: boolean;
};

/** Writers of this process wait their turn: so many races would have to be lost to other processes in a row. */
const ATTEMPTS = 50;

/**
 * Reads, folds, decides, appends; decides again after a lost race. A command already in the stream is answered from its
 * events. Throws what `decide` and `checkRoom` throw, `RuleBroken('idempotency-key-reused')` when the command id stands
 * for another command, `WrongExpectedRevision` when 50 races were lost.
 */
export const decideAndAppend = async <State, Ev extends Event>(
  store: EventStore,
  stream: string,
  decider: Decider<State, Ev>,
  decide: (state: State) => readonly Ev[],
  meta: Meta,
  room: Room<State> = {},
): Promise<Decided<Ev>> =>
  inTurn(store, stream, async () => {
    for (let attempt = 1; ; attempt += 1) {
      const past = await pastOf(store, stream, decider);
      const first = past.placeOf(meta.commandId);
      if (first) return answerAgain(await eventsAt<Ev>(store, stream, first), meta);
      const { last } = past;
      const events = decide(past.state);
      if (events.length === 0) return { events, position: last?.position ?? 0, repeated: false };
      checkRoom(past, meta, room);
      try {
        const { position } = await store.append(stream, last?.revision ?? 'no-stream', events.map(named(meta)));
        return { events, position, repeated: false };
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || attempt === ATTEMPTS) throw error;
      }
    }
  });

/** The position before one is of another stream, or of nothing: only order counts. */
const eventsAt = async <Ev extends Event>(
  store: EventStore,
  stream: string,
  { revision, position, events: limit }: StreamPlace & { readonly events: number },
): Promise<readonly Recorded<Ev>[]> => {
  const after = { revision: revision - 1, position: position - 1 };
  return (await store.read(stream, { after, limit })) as readonly Recorded<Ev>[];
};

const answerAgain = <Ev extends Event>(first: readonly Recorded<Ev>[], meta: Meta): Decided<Ev> => {
  if (first.some((event) => event.meta.commandHash !== meta.commandHash))
    throw new RuleBroken('idempotency-key-reused');
  return { events: first, position: first.at(-1)?.position ?? 0, repeated: true };
};

/** An event of a command, with its id and metadata for the store. */
export const named =
  (meta: Meta) =>
  <Ev extends Event>(event: Ev, index: number) => ({
    ...event,
    id: eventIdOf(meta, index),
    meta: {
      commandId: meta.commandId,
      commandHash: meta.commandHash,
      actor: meta.actor,
      at: meta.now,
      ...(meta.correlationId === undefined ? {} : { correlationId: meta.correlationId }),
    } satisfies EventMeta,
  });
