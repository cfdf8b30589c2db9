import { setImmediate as turn } from 'node:timers/promises';
import type { EventStore } from '#event-store';
import type { Recorded } from '#kernel';
import { foldBatch, type FoldingView } from './fold-batch.ts';
import { asFolding } from './fold-event.ts';
import { shapesFoldedInto } from './folded-shapes.ts';
import { asStored, FoldingCache } from './folding-cache.ts';
import type { AnyProjection } from './projection.ts';
import type { SideCollection, ViewVersion } from './view-writer.ts';

/** Progress of a build: `position` of `head`. */
export type BuildProgress = ViewVersion & { readonly position: number; readonly head: number };

export type BuildOptions = {
  readonly eventStore: EventStore;
  readonly projection: AnyProjection;
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Awaited before each read: pauses the work. */
  readonly mayGoOn?: (() => Promise<void>) | undefined;
  /** Events per read. */
  readonly batchSize?: number;
  /** Documents cached in memory: up to twice as many, at some 500 bytes each. */
  readonly cachedDocuments?: number;
};

/** Fills a side collection from the log. Documents stay in a bounded cache and are written when they leave it. */
export class SideBuilder {
  readonly side: SideCollection;
  position = 0;
  readonly #options: BuildOptions;
  readonly #view: FoldingView;
  readonly #handled: ReadonlySet<string>;
  /** Nothing was written yet, so nothing needs to be loaded. */
  #empty = true;

  /** `from`: the collection's position so far. */
  constructor(side: SideCollection, options: BuildOptions, from = 0) {
    this.side = side;
    this.position = from;
    this.#empty = from === 0;
    this.#options = options;
    const projection = asFolding(options.projection);
    this.#handled = new Set(projection.handles);
    this.#view = {
      projection,
      cache: new FoldingCache(options.cachedDocuments ?? 60_000),
      load: async (keys) => (this.#empty ? new Map() : side.load(keys)),
    };
  }

  /** Folds the log up to a position, and writes everything: the checkpoint moves last. */
  async catchUp(to: number): Promise<void> {
    const { eventStore, onProgress, projection, signal, mayGoOn, batchSize = 2_000 } = this.#options;
    while (this.position < to) {
      signal?.throwIfAborted();
      await mayGoOn?.();
      const batch = await eventStore.readAll(this.position, batchSize, this.#handled);
      await this.#fold(batch.events.filter(({ position }) => position <= to));
      this.position = batch.position > this.position ? Math.min(batch.position, to) : to;
      onProgress?.({ name: projection.name, version: projection.version, position: this.position, head: to });
      await turn();
    }
    await this.#flush(await eventStore.logId());
  }

  async #fold(events: readonly Recorded[]): Promise<void> {
    const { changed, parked } = await foldBatch(this.#view, events);
    const evicted = new Set(this.#view.cache.evict());
    // A parked document is loaded before each use, so its state before it failed must be stored.
    if (parked.length > 0) for (const document of changed) if (document.parked) evicted.add(document);
    if (evicted.size === 0 && parked.length === 0) return;
    this.#empty = false;
    await this.side.write({ documents: asStored(evicted), parked });
    for (const document of evicted) document.dirty = false;
  }

  async #flush(logId: string): Promise<void> {
    const dirty = this.#view.cache.dirty();
    const shapes = shapesFoldedInto(this.#options.projection, this.#options.eventStore);
    const checkpoint = { position: this.position, logId, shapes };
    await this.side.write({ documents: asStored(dirty), parked: [], checkpoint });
    for (const document of dirty) document.dirty = false;
    this.#empty = false;
  }
}
