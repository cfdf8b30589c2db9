import type { EventStore, LogBatch } from '#event-store';
import type { Recorded } from '#kernel';
import type { ChangeGatherer } from './change-gatherer.ts';
import { foldBatch, type FoldedBatch, type FoldingView } from './fold-batch.ts';
import { asFolding, type Folding } from './fold-event.ts';
import { asStored, type Folded, FoldingCache } from './folding-cache.ts';
import { isFoldedOtherwise, shapesFoldedInto } from './folded-shapes.ts';
import { checkCheckpoint } from './foreign-checkpoint.ts';
import type { AnyProjection } from './projection.ts';
import type { Advance, ReadStore } from './read-store.ts';
import { isAlike, untoldTo } from './recipients.ts';
import { type ViewBatch, ViewSwitched, type ViewWriter } from './view-writer.ts';

/** Documents of a live view cached in memory: up to twice as many. */
const CACHED_DOCUMENTS = 2_000;
const EVENTS_A_READ = 1_000;

/** Events that a view has folded and written; `began`: since when, in ms since 1970. */
export type FoldedEvents = { readonly view: string; readonly events: readonly Recorded[]; readonly began: number };
export type OnFolded = (folded: FoldedEvents) => void;

/** Folds events from the log into one live view. */
export class ViewRunner {
  readonly projection: Folding;
  /** How far the log has been read for this view. */
  position = 0;
  readonly #eventStore: EventStore;
  readonly #writer: ViewWriter;
  readonly #changes: ChangeGatherer;
  readonly #onFolded: OnFolded | undefined;
  readonly #handled: ReadonlySet<string>;
  readonly #view: FoldingView;
  /** Position of the checkpoint in the view itself. */
  #written = 0;
  #logId = '';
  readonly #shapes: string;

  constructor(
    eventStore: EventStore,
    readStore: ReadStore,
    projection: AnyProjection,
    tell: { readonly changes: ChangeGatherer; readonly onFolded?: OnFolded | undefined },
  ) {
    this.projection = asFolding(projection);
    this.#eventStore = eventStore;
    this.#writer = readStore.writer(projection);
    this.#shapes = shapesFoldedInto(projection, eventStore);
    this.#changes = tell.changes;
    this.#onFolded = tell.onFolded;
    this.#handled = new Set(this.projection.handles);
    this.#view = {
      projection: this.projection,
      cache: new FoldingCache(CACHED_DOCUMENTS),
      load: (keys) => this.#writer.load(keys),
    };
  }

  /** Throws when the view cannot have come from this log. */
  async check(): Promise<void> {
    await checkCheckpoint(this.#eventStore, this.projection, await this.#writer.checkpoint());
  }

  /**
   * Continues the view where its last runner left it. False when it must be built: it never was, or from other events.
   */
  async begin(): Promise<boolean> {
    this.#view.cache.clear();
    this.#logId = await this.#eventStore.logId();
    const checkpoint = await this.#writer.checkpoint();
    await checkCheckpoint(this.#eventStore, this.projection, checkpoint);
    this.position = checkpoint?.position ?? 0;
    return checkpoint !== undefined && !(await isFoldedOtherwise(this.projection, this.#eventStore, checkpoint));
  }

  /** Reads the log for this view only, up to a position, and writes how far it got. */
  async catchUp(to: number, signal: AbortSignal): Promise<void> {
    for (let after = this.position; this.position < to && !signal.aborted;) {
      const batch = await this.#eventStore.readAll(after, EVENTS_A_READ);
      after = batch.position;
      if (batch.events.length === 0) break;
      await this.take(batch);
    }
    await this.#settle();
  }

  /**
   * Folds a batch. True when it touched the view, whose checkpoint is then written; otherwise only `position` has
   * moved.
   */
  async take(batch: LogBatch): Promise<boolean> {
    // Of the events, not of the batch: a checkpoint never is beyond the log's last event.
    const position = batch.events.at(-1)?.position ?? this.position;
    if (position <= this.position) return false;
    const events = batch.events.filter((event) => event.position > this.position && this.#handled.has(event.type));
    const began = performance.timeOrigin + performance.now();
    const touched = events.length > 0 && (await this.#fold(events, position));
    if (touched) this.#onFolded?.({ view: this.projection.name, events, began });
    this.position = Math.max(this.position, position);
    return touched;
  }

  claim(): Advance {
    return { view: this.projection, base: this.#written, position: this.position };
  }

  /** The work is another runner's: nothing in memory is true any longer. */
  forget(): void {
    this.#view.cache.clear();
  }

  async #fold(events: readonly Recorded[], position: number): Promise<boolean> {
    const folded = await foldBatch(this.#view, events);
    const { changed, parked } = folded;
    if (changed.size === 0 && parked.length === 0) return false;
    try {
      await this.#writer.write(this.#batchOf(folded, position));
    } catch (error) {
      this.forget();
      if (!(error instanceof ViewSwitched)) throw error;
      await this.#turn();
      const rest = events.filter((event) => event.position > this.position);
      return rest.length > 0 && this.#fold(rest, position);
    }
    this.#written = position;
    this.#tell(changed, position);
    for (const document of changed) document.dirty = false;
    this.#view.cache.evict();
    return true;
  }

  #batchOf({ changed, parked }: FoldedBatch, position: number): ViewBatch {
    return { documents: asStored(changed), parked, checkpoint: { position, logId: this.#logId, shapes: this.#shapes } };
  }

  /** A rebuild has put another collection in place. Claims about events that do not touch the view stay true. */
  async #turn(): Promise<void> {
    const checkpoint = await this.#writer.checkpoint();
    this.position = Math.max(this.position, checkpoint?.position ?? 0);
    await this.#settle();
    this.#changes.allChanged(this.projection.name, '*', this.position);
  }

  /** The view's own checkpoint moves up to the shared record: further claims are based on it. */
  async #settle(): Promise<void> {
    await this.#writer.write(this.#batchOf({ changed: new Set(), parked: [] }, this.position));
    this.#written = this.position;
  }

  #tell(changed: Iterable<Folded>, position: number): void {
    const { name } = this.projection;
    for (const document of changed) {
      const except = untoldTo(this.projection, document);
      const told = { view: name, channel: this.#channelOf(document.key), ...(except.length > 0 && { except }) };
      if (!isAlike(this.projection, document)) this.#changes.changed(told, document.key, position);
    }
  }

  /** A failing channel must not stop the view: all clients that show it request it again. */
  #channelOf(key: string): string {
    try {
      return this.projection.channel(key);
    } catch {
      return '*';
    }
  }
}
