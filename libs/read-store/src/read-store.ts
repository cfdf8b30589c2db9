import type { Event } from '#kernel';
import type { Assets } from './assets.ts';
import type { Leases } from './leases.ts';
import type { Notes } from './notes.ts';
import type { AnyProjection, Projection } from './projection.ts';
import type { View } from './view.ts';
import type { ViewStatus, ViewVersion, ViewWriter } from './view-writer.ts';

/**
 * Storage of the views. One suite (`test/contract/read-store.contract.ts`) specifies every adapter.
 *
 * Errors: `ReadStoreUnavailable`, those of `View` and `ViewWriter`, nothing of a driver.
 */
export type ReadStore = {
  readonly leases: Leases;
  readonly assets: Assets;
  readonly notes: Notes;
  /**
   * The view as readers see it: the collection that is live at the moment of each read, so a switch fails no read.
   * Before it was built its position is 0, and queries to it are `ReadStoreUnavailable`.
   */
  view<Ev extends Event, Document extends object>(projection: Projection<Ev, Document>): View<Document>;
  /** The view as its runner sees it. Nothing is created until the first write or side collection. */
  writer(projection: AnyProjection): ViewWriter;
  /** Advances views that the log no longer touches: all of them in one shared record. Never moves one back. */
  advance(claims: readonly Advance[]): Promise<void>;
  /** Every view and version in the store, also those that no projection of this release knows. */
  status(): Promise<readonly ViewStatus[]>;
  /** Removes all stored data of a view's version; does nothing when there is none. */
  drop(view: ViewVersion): Promise<void>;
  close(): Promise<void>;
};

/**
 * Claims that no event in (`base`, `position`] touches the view, `base` being the checkpoint that its documents were
 * last written with. It counts only while the view's own checkpoint is at least `base`: documents lost in a power cut
 * must be folded again, whatever the shared record has. True of every collection of the view, also one that is switched
 * in.
 */
export type Advance = { readonly view: ViewVersion; readonly base: number; readonly position: number };
