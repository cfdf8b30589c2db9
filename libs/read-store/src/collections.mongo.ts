import type { Collection, Db } from 'mongodb';
import type { Scalar } from './view.ts';
import type { StagedView } from './view-writer.ts';

/**
 * A document of a view. `doc` is its JSON as text, so that any JSON survives, whatever its fields are called; absent when
 * the document was removed. `by` holds the declared fields, for the indexes.
 */
export type DocumentRow = { _id: string; position: number; doc?: string; by?: Record<string, Scalar> };

export type ParkedRow = { key: string; position: number; stream: string; error: string };

/** One collection of a view, and how far it was folded. */
export type Slot = {
  readonly collection: string;
  readonly position?: number;
  readonly logId?: string;
  readonly shapes?: string | undefined;
};

/**
 * State of a view's version in the store. While `heldUntil` (epoch ms) is in the future by no more than a hold's
 * duration, the live checkpoint stands still.
 */
export type ViewState = {
  readonly live?: Slot | undefined;
  readonly side?: Slot | undefined;
  /** What can be switched to. */
  readonly aside?: (Slot & { readonly kind: StagedView['kind'] }) | undefined;
  /** A copy of the live one as it was before a switch, in progress. */
  readonly copy?: Slot | undefined;
  readonly heldUntil?: number | undefined;
};

/** One of the past states of a view's version; the one with the largest `_id` is its current state. */
export type ViewRow = ViewState & { _id: string; name: string; version: number; change: number };

/** The shared record: by view's name, then `v` and version. */
export type ClaimsRow = { _id: string; claims?: Record<string, Record<string, Claim>> };

export type Claim = { readonly base: number; readonly position: number };

/** One per change of holder; the one with the largest token counts. `until` is epoch ms. */
export type LeaseRow = { _id: string; name: string; token: number; holder: string; until: number };

export const documentsIn = (db: Db, collection: string): Collection<DocumentRow> => db.collection(collection);

export const parkedIn = (db: Db, collection: string): Collection<ParkedRow> => db.collection(`${collection}.parked`);
