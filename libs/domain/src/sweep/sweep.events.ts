import type { ActorId, Event } from '#kernel';
import type { HistoryKindName } from '../history/history-words.ts';
import type { SweepAct, SweepReason } from './sweep-words.ts';

export type OfSweep = { readonly sweepId: string };

/** An entry of an item's history that is undone; for a lap time (`kind` `cell`) `entryId` is the time's. */
export type SweepStep = { readonly kind: HistoryKindName; readonly itemId: string; readonly entryId: string };

/**
 * A bulk action was planned. `personId`: whose actions or times; `from`, `to` (ISO 8601): the period; `undoes`: the
 * bulk action whose times are shown again; `steps`: the first of them, `total`: of so many. One that is `waiting` needs
 * another's agreement; `alone`: an admin decided, as there was no one else.
 */
export type SweepPlanned = Event<
  'SweepPlanned',
  OfSweep & {
    readonly act: SweepAct;
    readonly personId: string;
    readonly from?: string;
    readonly to?: string;
    readonly undoes?: string;
    readonly reason: SweepReason;
    readonly textId?: string;
    readonly total: number;
    readonly steps: readonly SweepStep[];
    readonly waiting: boolean;
    readonly alone?: true;
    readonly by: ActorId;
  }
>;

export type SweepStepsTold = Event<'SweepStepsTold', OfSweep & { readonly steps: readonly SweepStep[] }>;

/** Another of the staff agreed: it starts. */
export type SweepConfirmed = Event<'SweepConfirmed', OfSweep & { readonly by: ActorId }>;

/** The first `taken` steps are done, except for those `left`: by number, with the reason. */
export type SweepAdvanced = Event<
  'SweepAdvanced',
  OfSweep & { readonly taken: number; readonly left: readonly { readonly step: number; readonly code: string }[] }
>;

export type SweepFinished = Event<'SweepFinished', OfSweep & { readonly done: number; readonly left: number }>;

/** It is cancelled, or stopped; finished steps stay. */
export type SweepWithdrawn = Event<'SweepWithdrawn', OfSweep>;

export type SweepEvent =
  SweepPlanned | SweepStepsTold | SweepConfirmed | SweepAdvanced | SweepFinished | SweepWithdrawn;
