import type { Doc } from './projection.ts';

/** One version of one view: checkpoint, collection and lease are per version. */
export type ViewVersion = { readonly name: string; readonly version: number };

/** `lap-times.v1`: in file names, collection names, leases and messages. */
export const viewId = (view: ViewVersion): string => `${view.name}.v${view.version}`;

/**
 * How far the documents have been folded, from which log, and from which events; a view of an earlier release lacks the
 * latter.
 */
export type Checkpoint = { readonly position: number; readonly logId: string; readonly shapes?: string | undefined };

/** A stored document. `doc: null` is a removed one, kept with its position so that nothing comes back to life. */
export type StoredDocument = { readonly key: string; readonly position: number; readonly doc: Doc | null };

/**
 * The runner's input for folding. Parked: it misses events that failed, so nothing is folded on it until it is
 * replayed.
 */
export type LoadedDocument = StoredDocument & { readonly parked: boolean };

/** An event that waits for a document to be replayed: the one that broke it, or a later one. `stream` finds it again. */
export type ParkedEvent = {
  readonly key: string;
  readonly position: number;
  readonly stream: string;
  readonly error: string;
};

/** The result of some events in a view. */
export type ViewBatch = {
  /** At most one per key. */
  readonly documents: readonly StoredDocument[];
  readonly parked: readonly ParkedEvent[];
  readonly checkpoint?: Checkpoint;
};

/** One collection of a view, live or at its side. */
export type ViewCollection = {
  /**
   * Undefined when there is no such collection yet. Includes the shared record. On a live collection, it also turns to
   * the one that is live now; until the next call, everything else is about that one.
   */
  checkpoint(): Promise<Checkpoint | undefined>;
  /**
   * The documents under these keys, removed and parked ones too (a parked one that never existed: position 0, null).
   */
  load(keys: readonly string[]): Promise<ReadonlyMap<string, LoadedDocument>>;
  /** Up to `limit` documents after a key (undefined = from the start) in UTF-8 byte order of keys, removed ones too. */
  page(after: string | undefined, limit: number): Promise<readonly StoredDocument[]>;
  /**
   * Accepts documents whose position is beyond the stored one, parks events that the document does not yet contain
   * (once per key and position), then moves the checkpoint, never back. A crash in between leaves the checkpoint
   * behind, never ahead. A live collection that was replaced since it was last used: `ViewSwitched`, and nothing of the
   * batch counts.
   */
  write(batch: ViewBatch): Promise<void>;
  /** All parked events, by key, then position. */
  parked(): Promise<readonly ParkedEvent[]>;
};

/** The live collection of a view's version. The first write creates it when there is none. */
export type ViewWriter = ViewCollection & {
  /**
   * Stores a parked document that was folded again, and removes exactly these events from the parked ones. False, and
   * nothing done, when the document or the events parked for it changed since they were read.
   */
  unpark(document: StoredDocument, events: readonly ParkedEvent[]): Promise<boolean>;
  /** An empty collection next to the live one. What an interrupted rebuild left is removed first. */
  beginSide(): Promise<SideCollection>;
  /**
   * The collection that was set aside, to be filled further and made live again; undefined when there is none. Until it
   * is live it stays set aside, also after an interruption.
   */
  takeAside(): Promise<SideCollection | undefined>;
  /** Before a switch: copies the live one, where the switch itself could not set it aside. */
  keepBefore(): Promise<void>;
};

/** A collection being filled. Only its maker writes to it; readers do not see it. Its indexes are not there yet. */
export type SideCollection = ViewCollection & {
  /** Makes the declared indexes: after the bulk is written, before `becomeLive`. */
  makeIndexes(): Promise<void>;
  /**
   * Takes the live collection's place in one step, and sets the old one, or the copy of it, aside. `behind` when the
   * live checkpoint (its own, without the shared record) is beyond this one's: catch up immediately and ask again; the
   * live runner may have to wait until then, so that it cannot run away. `RebuildOvertaken` when a later `beginSide`
   * removed this one.
   */
  becomeLive(): Promise<'live' | 'behind'>;
  /** Sets it aside for a later switch, replacing a previous one. Throws like `becomeLive`. */
  setAside(): Promise<void>;
  discard(): Promise<void>;
};

/** Status of a view's version in the store. */
export type ViewStatus = ViewVersion & {
  /** Undefined while nothing has been folded. */
  readonly checkpoint: Checkpoint | undefined;
  readonly parkedDocuments: number;
  /** The collection that can be switched to. */
  readonly aside?: StagedView | undefined;
};

/** A collection that is kept next to the live one: a new build, or the formerly live one. */
export type StagedView = { readonly position: number; readonly kind: 'built' | 'before' };

/** The live collection was replaced by a rebuild: forget cached documents, ask for the checkpoint again, continue. */
export class ViewSwitched extends Error {
  constructor(view: ViewVersion) {
    super(`view ${viewId(view)}: another collection is live now`);
    this.name = 'ViewSwitched';
  }
}

/** A later rebuild of the same view took over. */
export class RebuildOvertaken extends Error {
  constructor(view: ViewVersion) {
    super(`view ${viewId(view)}: a later rebuild took over`);
    this.name = 'RebuildOvertaken';
  }
}
