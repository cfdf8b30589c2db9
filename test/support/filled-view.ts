import type { Event } from '#kernel';
import { anyProjection, type Projection, type View } from '#read-store';
import { openTemporaryReadStore } from './temporary-stores.ts';

/** A document of a filled view: its default position counts up from 10 in tens. */
export type Filling<Document> = { readonly key: string; readonly doc: Document | null; readonly position?: number };

/** A view with these documents, in a store that `stop` removes. Its position is that of the last document. */
export const filledView = async <Ev extends Event, Document extends object>(
  projection: Projection<Ev, Document>,
  fillings: readonly Filling<Document>[],
): Promise<{ readonly view: View<Document>; stop(): Promise<void> }> => {
  const { store, stop } = await openTemporaryReadStore();
  const documents = fillings.map(({ key, doc, position }, at) => ({
    key,
    position: position ?? (at + 1) * 10,
    doc: doc as Readonly<Record<string, unknown>> | null,
  }));
  const position = Math.max(0, ...documents.map((document) => document.position));
  const checkpoint = { position, logId: 'log' };
  await store.writer(anyProjection(projection)).write({ documents, parked: [], checkpoint });
  return { view: store.view(projection), stop };
};
