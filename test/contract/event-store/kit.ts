import { randomUUID } from 'node:crypto';
import type { ActorId, EventMeta, Recorded } from '#kernel';
import type { EventStore, FollowedBatch, NewEvent, Upcasters } from '#event-store';

/** What an adapter's spec provides for one run of the suite. The log may already contain other streams. */
export type OpenedStore = {
  readonly store: EventStore;
  /** A second client on the same log, of a program that knows these types of event; all by default. */
  another?(eventTypes?: readonly string[]): Promise<EventStore>;
  /** Closes `store` and opens the same log again. */
  reopen?(): Promise<EventStore>;
  stop(): Promise<void>;
};

export type OpenStore = (upcasters: Upcasters) => Promise<OpenedStore>;

/** `ContractNoted` got a unit in version 2 and a list in version 3. */
export const contractUpcasters: Upcasters = {
  ContractNoted: {
    1: (data) => ({ seconds: (data as { time: number }).time }),
    2: (data) => ({ allSeconds: [(data as { seconds: number }).seconds] }),
  },
};

export const storeWith = (store: EventStore, own: Partial<EventStore>): EventStore => ({
  append: (stream, expected, events) => store.append(stream, expected, events),
  read: (stream, part) => store.read(stream, part),
  readAll: (after, limit, types) => store.readAll(after, limit, types),
  follow: (after, signal) => store.follow(after, signal),
  head: () => store.head(),
  logId: () => store.logId(),
  newestVersion: (type) => store.newestVersion(type),
  close: () => store.close(),
  ...own,
});

export const streamOf = (kind = 'cell'): string => `${kind}-contract_${randomUUID()}`;

const meta = (): EventMeta => ({
  commandId: randomUUID(),
  commandHash: 'c0ffee',
  actor: 'user-1' as ActorId,
  at: '2026-03-04T05:06:07.000Z',
  correlationId: 'request-1',
});

export const anEvent = (data: object = { n: 0 }, type = 'ContractHappened'): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  meta: meta(),
});

export const someEvents = (count: number, data: (n: number) => object = (n) => ({ n })): NewEvent[] =>
  Array.from({ length: count }, (_, n) => anEvent(data(n)));

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map((event) => event.id);

export const isIncreasing = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? Infinity));

export const readAllOf = async (store: EventStore, after: number, limit: number): Promise<Recorded[]> => {
  const all: Recorded[] = [];
  for (let position = after; ;) {
    const batch = await store.readAll(position, limit);
    if (batch.events.length === 0 && batch.position === position) return all;
    all.push(...batch.events);
    position = batch.position;
  }
};

/** Follows until an event of type `ContractEnded` arrives in one of the streams; returns the batches up to then. */
export const followToEnd = async (
  store: EventStore,
  after: number,
  streams: ReadonlySet<string>,
  onBatch: (batch: FollowedBatch) => void = () => {},
): Promise<FollowedBatch[]> => {
  const ended = new AbortController();
  const batches: FollowedBatch[] = [];
  for await (const batch of store.follow(after, ended.signal)) {
    const events = batch.events.filter((event) => streams.has(event.stream));
    batches.push({ ...batch, events });
    onBatch(batch);
    if (events.some((event) => event.type === 'ContractEnded')) ended.abort();
  }
  return batches;
};
