import { randomUUID } from 'node:crypto';
import {
  type AnyProjection,
  anyProjection,
  type Doc,
  type Projection,
  type ReadStore,
  type StoredDocument,
} from '#read-store';
import type { Event } from '#kernel';

export type OpenedReadStore = {
  readonly store: ReadStore;
  /** A second client of the same store, as another process has. */
  another(): Promise<ReadStore>;
  stop(): Promise<void>;
};

export type OpenReadStore = () => Promise<OpenedReadStore>;

/** A document of the suite's views. `group` and `size` are indexed together, `group` also alone. */
export type Piece = { readonly group?: string | null; readonly size?: number; readonly whole?: boolean };

const indexes = [['group'], ['group', 'size'], ['whole']] as const;

/** A separate view for each test, so that tests of one store do not affect each other. */
export const newView = (): Projection<Event, Piece> => ({
  name: `pieces-${randomUUID().slice(0, 8)}`,
  version: 1,
  handles: [],
  indexes,
  keysOf: () => [],
  channel: () => 'all',
  evolve: () => undefined,
});

export const stored = (key: string, position: number, doc: Piece | null): StoredDocument => ({
  key,
  position,
  doc: doc as Doc | null,
});

export const at = (position: number, logId = 'log-1') => ({ position, logId });

export const filled = async (store: ReadStore, documents: readonly StoredDocument[], view = newView()) => {
  const writer = store.writer(anyProjection(view));
  const position = Math.max(1, ...documents.map((document) => document.position));
  await writer.write({ documents, parked: [], checkpoint: at(position) });
  return { view, writer, read: store.view(view) };
};

export const replaceLive = async (
  store: ReadStore,
  projection: AnyProjection,
  documents: readonly StoredDocument[],
  position: number,
) => {
  const side = await store.writer(projection).beginSide();
  await side.write({ documents, parked: [], checkpoint: at(position) });
  await side.makeIndexes();
  return { side, outcome: await side.becomeLive() };
};
