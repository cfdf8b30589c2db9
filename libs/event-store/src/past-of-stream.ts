import type { Decider, Event, Recorded } from '#kernel';
import type { EventStore, StreamPlace } from './event-store.ts';

/** An actor's number of events in a stream, and when the first of them was. */
export type Part = { readonly events: number; readonly since: string };

/** Place of a command's events: they were appended together, so they follow each other. */
type Placed = StreamPlace & { readonly events: number };

/** A stream, folded: its state, the authors of its events, and the places of each command's events. */
export class Past<State, Ev extends Event> {
  state: State;
  last: StreamPlace | undefined;
  length = 0;
  readonly #decider: Decider<State, Ev>;
  readonly #parts = new Map<string, Part>();
  readonly #commands = new Map<string, Placed>();

  constructor(decider: Decider<State, Ev>) {
    this.#decider = decider;
    this.state = decider.initial;
  }

  partOf(actor: string): Part | undefined {
    return this.#parts.get(actor);
  }

  placeOf(commandId: string): Placed | undefined {
    return this.#commands.get(commandId);
  }

  /** Continues with events that may have been taken already, or follow. */
  take(events: readonly Recorded<Ev>[]): this {
    for (const event of events) if (event.revision > (this.last?.revision ?? -1)) this.#takeOne(event);
    return this;
  }

  #takeOne(event: Recorded<Ev>): void {
    const { revision, position, meta } = event;
    this.state = this.#decider.evolve(this.state, event);
    this.last = { revision, position };
    this.length += 1;
    const part = this.#parts.get(meta.actor) ?? { events: 0, since: meta.at };
    this.#parts.set(meta.actor, { ...part, events: part.events + 1 });
    const placed = this.#commands.get(meta.commandId) ?? { revision, position, events: 0 };
    this.#commands.set(meta.commandId, { ...placed, events: placed.events + 1 });
  }
}

/** Number of events from which a stream's fold is cached, and only newer events are read. */
const LONG = 200;
/** Long streams that are cached: those requested last. */
const REMEMBERED = 32;

type Pasts = Map<string, Map<object, Past<never, never>>>;
const remembered = new WeakMap<EventStore, Pasts>();

/** The current fold of a stream. */
export const pastOf = async <State, Ev extends Event>(
  store: EventStore,
  stream: string,
  decider: Decider<State, Ev>,
): Promise<Past<State, Ev>> => {
  const pasts = remembered.get(store) ?? new Map();
  remembered.set(store, pasts);
  const known = pasts.get(stream)?.get(decider) as Past<State, Ev> | undefined;
  const past = known ?? new Past(decider);
  const { last } = past;
  past.take((await store.read(stream, last && { after: last })) as readonly Recorded<Ev>[]);
  if (past.length >= LONG) remember(pasts, stream, decider, past as Past<never, never>);
  return past;
};

const remember = (pasts: Pasts, stream: string, decider: object, past: Past<never, never>): void => {
  const ofStream = pasts.get(stream) ?? new Map();
  pasts.delete(stream);
  pasts.set(stream, ofStream.set(decider, past));
  const [oldest] = pasts.keys();
  if (pasts.size > REMEMBERED && oldest !== undefined) pasts.delete(oldest);
};
