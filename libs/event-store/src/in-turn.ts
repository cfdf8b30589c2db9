import { type EventStore, EventStoreUnavailable } from './event-store.ts';

const turns = new WeakMap<EventStore, Map<string, Promise<unknown>>>();

/**
 * Does what is asked of a stream one after another, so that nobody of this process loses a race to another. Who waits behind
 * a store that cannot be reached is told so with whoever asked it.
 */
export const inTurn = async <Result>(
  store: EventStore,
  stream: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const waiting = turns.get(store) ?? new Map<string, Promise<unknown>>();
  turns.set(store, waiting);
  const mine = waiting.get(stream)?.then(work, (error: unknown) => {
    if (error instanceof EventStoreUnavailable) throw error;
    return work();
  });
  const turn = mine ?? work();
  waiting.set(stream, turn);
  try {
    return await turn;
  } finally {
    if (waiting.get(stream) === turn) waiting.delete(stream);
  }
};
