import type { ActorId, Event } from '#kernel';
import type { HistoryKindName } from '../history/history-words.ts';
import type { SweepAct, SweepReason } from './sweep-words.ts';

export type OfSweep = { readonly sweepId: string };

/** An entry of an item's history that is undone; of a lap time (`kind` `cell`) `entryId` is the time's. */
export type SweepStep = { readonly kind: HistoryKindName; readonly itemId: string; readonly entryId: string };

/**
 * Somebody wants this done. `personId`: whose acts or times; `from`, `to` (ISO 8601): of when; `undoes`: the sweep whose
 * times are shown again; `steps`: the first of them, `total`: of so many. What is `waiting` needs another's word; `alone`: an admin decided, for want of another.
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

/** More of its steps, after those that were told. */
export type SweepStepsTold = Event<'SweepStepsTold', OfSweep & { readonly steps: readonly SweepStep[] }>;

/** Another of the staff agrees: it begins. */
export type SweepConfirmed = Event<'SweepConfirmed', OfSweep & { readonly by: ActorId }>;

/** The first `taken` steps are done, but for those `left`: by their number and why. */
export type SweepAdvanced = Event<
  'SweepAdvanced',
  OfSweep & { readonly taken: number; readonly left: readonly { readonly step: number; readonly code: string }[] }
>;

/** Every step was taken. */
export type SweepFinished = Event<'SweepFinished', OfSweep & { readonly done: number; readonly left: number }>;

/** It is not done, or no further; what was done stays. */
export type SweepWithdrawn = Event<'SweepWithdrawn', OfSweep>;

export type SweepEvent =
  SweepPlanned | SweepStepsTold | SweepConfirmed | SweepAdvanced | SweepFinished | SweepWithdrawn;
