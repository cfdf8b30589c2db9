import { randomUUID } from 'node:crypto';
import type { EventStore } from '#event-store';
import type { ActorId, Event } from '#kernel';
import {
  type AnyProjection,
  anyProjection,
  type Projection,
  type ReadStore,
  runProjections,
  type RunOptions,
  type ViewChange,
  ViewPositions,
  type ViewWriter,
} from '#read-store';

/** The stores of one test run. `another` is a second client of the read store, as another process has. */
export type OpenedStores = {
  readonly eventStore: EventStore;
  readonly readStore: ReadStore;
  another(): Promise<ReadStore>;
};

export type Moved = Event<'Moved', { readonly keys: readonly string[]; readonly by: number }>;
export type Cleared = Event<'Cleared', { readonly keys: readonly string[] }>;
export type Total = { readonly total: number; readonly steps: number };

/** A separate view for a test: sums by key. `breaks`: which events it throws at. */
export const totals = (
  name = `totals-${randomUUID().slice(0, 8)}`,
  breaks: (by: number, key: string) => boolean = () => false,
): Projection<Moved | Cleared, Total> => ({
  name,
  version: 1,
  handles: ['Moved', 'Cleared'],
  indexes: [['total']],
  keysOf: ({ data }) => data.keys.map((key) => `${name}/${key}`),
  channel: (key) => `channel:${key.slice(name.length + 1)[0]}`,
  evolve: (doc, event, key) => {
    if (event.type === 'Cleared') return undefined;
    const { by } = event.data;
    if (breaks(by, key.slice(name.length + 1))) throw new Error(`cannot move by ${by}`);
    return { total: (doc?.total ?? 0) + by, steps: (doc?.steps ?? 0) + 1 };
  },
});

/** Appends one event to a stream of its own; returns its position. */
export const append = async (eventStore: EventStore, event: Event): Promise<number> => {
  const id = randomUUID();
  const meta = { commandId: id, commandHash: 'c0ffee', actor: 'user-1' as ActorId, at: '2026-03-04T05:06:07.000Z' };
  return (await eventStore.append(`cell-runner_${id}`, 'no-stream', [{ ...event, id, meta }])).position;
};

export const move = (eventStore: EventStore, keys: string | readonly string[], by = 1): Promise<number> =>
  append(eventStore, { type: 'Moved', data: { keys: [keys].flat(), by } } satisfies Moved);

export const clear = (eventStore: EventStore, key: string): Promise<number> =>
  append(eventStore, { type: 'Cleared', data: { keys: [key] } } satisfies Cleared);

export type Running = {
  readonly holder: string;
  readonly changes: readonly ViewChange[];
  readonly progress: readonly string[];
  readonly troubles: readonly string[];
  readonly caughtUp: Promise<void>;
  /** Resolves when the view's readers find everything up to the position. */
  reached(view: { readonly name: string }, position: number): Promise<void>;
  /** Resolves with the first changes, from now or earlier, that fulfil a condition. */
  told(fits: (change: ViewChange) => boolean): Promise<ViewChange>;
  stop(): Promise<void>;
};

type StartOptions = Partial<RunOptions> & {
  readonly eventStore: EventStore;
  readonly readStore: ReadStore;
  readonly views: readonly Projection<Moved | Cleared, Total>[];
};

export const start = async ({ views, ...options }: StartOptions): Promise<Running> => {
  const holder = options.holder ?? `runner-${randomUUID()}`;
  const stopping = new AbortController();
  const positions = new ViewPositions();
  const changes: ViewChange[] = [];
  const progress: string[] = [];
  const troubles: string[] = [];
  const listeners = new Set<(change: ViewChange) => void>();
  const { caughtUp, finished } = await runProjections({
    gatherMs: 5,
    ...options,
    holder,
    projections: views.map((view): AnyProjection => anyProjection(view)),
    signal: stopping.signal,
    onAdvance: (names, position) => positions.advanced(names, position),
    onProgress: ({ name }) => progress.push(name),
    onTrouble: (_, error) => troubles.push(error.name),
    onChanges: (more) => {
      changes.push(...more);
      for (const change of more) for (const listener of listeners) listener(change);
    },
  });
  return {
    holder,
    changes,
    progress,
    troubles,
    caughtUp,
    reached: async (view, position) => {
      if (!(await positions.waitFor(view.name, position, 15_000)))
        throw new Error(`${view.name} is not at ${position}`);
    },
    told: (fits) =>
      new Promise((resolve) => {
        const listener = (change: ViewChange) => {
          if (!fits(change)) return;
          listeners.delete(listener);
          resolve(change);
        };
        listeners.add(listener);
        for (const change of changes) listener(change);
      }),
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
};

export const contents = async (readStore: ReadStore, view: Projection<Moved | Cleared, Total>) => {
  const { items } = await readStore.view(view).find({ limit: 500 });
  return Object.fromEntries(items.map(({ key, doc }) => [key.slice(view.name.length + 1), doc.total]));
};

export const withWriters = (readStore: ReadStore, replace: (writer: ViewWriter) => Partial<ViewWriter>): ReadStore => ({
  ...readStore,
  writer: (projection) => {
    const writer = readStore.writer(projection);
    const replaced = replace(writer);
    return new Proxy(writer, {
      get: (target, name) => {
        const value: unknown = Reflect.get(replaced, name) ?? Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  },
});

/** A read store where every write of a view waits until the gate is open. */
export const gated = (readStore: ReadStore) => {
  let gate = Promise.withResolvers<void>();
  let arrived = Promise.withResolvers<void>();
  gate.resolve();
  const store = withWriters(readStore, (writer) => ({
    write: async (batch) => {
      arrived.resolve();
      await gate.promise;
      return writer.write(batch);
    },
  }));
  return {
    store,
    close: () => {
      gate = Promise.withResolvers<void>();
      arrived = Promise.withResolvers<void>();
    },
    open: () => gate.resolve(),
    waiting: () => arrived.promise,
  };
};
