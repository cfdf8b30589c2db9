import { type EventStore, EventStoreUnavailable } from './event-store.ts';

const turns = new WeakMap<EventStore, Map<string, Promise<unknown>>>();

/**
 * Runs the work on a stream one after another, so that no work of this process loses a race to another. If the store
 * cannot be reached, waiting callers fail together with the one that asked it.
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
