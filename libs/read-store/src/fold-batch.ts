import type { Recorded } from '#kernel';
import { foldEvent, type Folding, parkedWithoutKeys } from './fold-event.ts';
import type { Folded, FoldingCache } from './folding-cache.ts';
import type { ParkedEvent, ViewCollection } from './view-writer.ts';

/** What events are folded onto. */
export type FoldingView = {
  readonly projection: Folding;
  readonly cache: FoldingCache;
  readonly load: ViewCollection['load'];
};

/** Result of some events: documents to be written (dirty until they are) and events to be parked. */
export type FoldedBatch = { readonly changed: ReadonlySet<Folded>; readonly parked: readonly ParkedEvent[] };

type Touch = { readonly event: Recorded; readonly keys: readonly string[] };

/** Folds events of types that the projection handles, oldest first, onto the cached documents; loads what is missing. */
export const foldBatch = async (view: FoldingView, events: readonly Recorded[]): Promise<FoldedBatch> => {
  const parked: ParkedEvent[] = [];
  const touches: Touch[] = [];
  for (const event of events) {
    try {
      touches.push({ event, keys: unique(view.projection.keysOf(event)) });
    } catch (error) {
      parked.push(parkedWithoutKeys(event, error));
    }
  }
  const documents = await cached(view, touches);
  const changed = new Set<Folded>();
  for (const { event, keys } of touches) {
    const touched = keys.map((key) => documents.get(key)).filter((document) => document !== undefined);
    parked.push(...foldEvent(view.projection, event, touched));
    for (const document of touched) if (document.dirty) changed.add(document);
  }
  return { changed, parked };
};

const unique = (keys: readonly string[]): readonly string[] => (keys.length < 2 ? keys : [...new Set(keys)]);

/** A parked document is loaded each time: another process may have replayed it. */
const cached = async (
  { cache, load }: FoldingView,
  touches: readonly Touch[],
): Promise<ReadonlyMap<string, Folded>> => {
  const documents = new Map<string, Folded>();
  const missing = new Set<string>();
  for (const { keys } of touches) {
    for (const key of keys) {
      if (documents.has(key) || missing.has(key)) continue;
      const known = cache.get(key);
      if (known && !known.parked) documents.set(key, known);
      else missing.add(key);
    }
  }
  const loaded = missing.size === 0 ? new Map() : await load([...missing]);
  for (const key of missing) {
    const document: Folded = { position: 0, doc: null, parked: false, ...loaded.get(key), key, dirty: false };
    cache.add(document);
    documents.set(key, document);
  }
  return documents;
};
