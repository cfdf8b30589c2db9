import { type Decider, type Event, type Meta, RuleBroken } from '#kernel';
import type { Room } from './check-room.ts';
import { type Decided, decideAndAppend, named } from './decide-and-append.ts';
import { type EventStore, WrongExpectedRevision } from './event-store.ts';

/** The store does not report whether it had the first events of a stream already. */
type Begun<Ev extends Event> = Pick<Decided<Ev>, 'events' | 'position'> & Partial<Pick<Decided<Ev>, 'repeated'>>;

/**
 * `decideAndAppend` for commands that usually start their stream: it is assumed new, and read only where that was
 * wrong, or where the command yields nothing. A repeat gets its events and their position.
 */
export const createOrAppend = async <State, Ev extends Event>(
  store: EventStore,
  stream: string,
  decider: Decider<State, Ev>,
  decide: (state: State) => readonly Ev[],
  meta: Meta,
  room?: Room<State>,
): Promise<Begun<Ev>> =>
  (await begin(store, stream, () => decide(decider.initial), meta)) ??
  decideAndAppend(store, stream, decider, decide, meta, room);

/**
 * The first events of a stream, or of a repeat their place; undefined where the stream has others, or there are none.
 */
const begin = async <Ev extends Event>(
  store: EventStore,
  stream: string,
  decide: () => readonly Ev[],
  meta: Meta,
): Promise<Begun<Ev> | undefined> => {
  try {
    const events = decide();
    if (events.length === 0) return undefined;
    const { position } = await store.append(stream, 'no-stream', events.map(named(meta)));
    return { events, position };
  } catch (error) {
    if (error instanceof RuleBroken || error instanceof WrongExpectedRevision) return undefined;
    throw error;
  }
};
