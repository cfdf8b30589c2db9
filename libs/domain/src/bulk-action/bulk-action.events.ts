import type { ActorId, Event } from '#kernel';
import type { HistoryKindName } from '../history/history.enums.ts';
import type { BulkActionKind, BulkActionReason } from './bulk-action.enums.ts';

export type OfBulkAction = { readonly sweepId: string };

/** An entry of an item's history that is undone; for a lap time (`kind` `cell`) `entryId` is the time's. */
export type BulkActionStep = { readonly kind: HistoryKindName; readonly itemId: string; readonly entryId: string };

/**
 * A bulk action was planned. `personId`: whose actions or times; `from`, `to` (ISO 8601): the period; `undoes`: the
 * bulk action whose times are shown again; `steps`: the first of them, `total`: of so many. One that is `waiting` needs
 * another's agreement; `alone`: an admin decided, as there was no one else.
 */
export type SweepPlanned = Event<
  'SweepPlanned',
  OfBulkAction & {
    readonly act: BulkActionKind;
    readonly personId: string;
    readonly from?: string;
    readonly to?: string;
    readonly undoes?: string;
    readonly reason: BulkActionReason;
    readonly textId?: string;
    readonly total: number;
    readonly steps: readonly BulkActionStep[];
    readonly waiting: boolean;
    readonly alone?: true;
    readonly by: ActorId;
  }
>;

export type SweepStepsTold = Event<'SweepStepsTold', OfBulkAction & { readonly steps: readonly BulkActionStep[] }>;

/** Another of the staff agreed: it starts. */
export type SweepConfirmed = Event<'SweepConfirmed', OfBulkAction & { readonly by: ActorId }>;

/** The first `taken` steps are done, except for those `left`: by number, with the reason. */
export type SweepAdvanced = Event<
  'SweepAdvanced',
  OfBulkAction & { readonly taken: number; readonly left: readonly { readonly step: number; readonly code: string }[] }
>;

export type SweepFinished = Event<'SweepFinished', OfBulkAction & { readonly done: number; readonly left: number }>;

/** It is cancelled, or stopped; finished steps stay. */
export type SweepWithdrawn = Event<'SweepWithdrawn', OfBulkAction>;

export type BulkActionEvent =
  SweepPlanned | SweepStepsTold | SweepConfirmed | SweepAdvanced | SweepFinished | SweepWithdrawn;
