import type { LapTimeValue, WeighedTime } from '#racing';

/** A time that counts, or would again; `by` is a user id, `at` ISO 8601, `position` that of the fact in the log. */
export type SaidTime = Omit<WeighedTime, 'submittedBy'> & {
  readonly value: LapTimeValue;
  readonly by: string;
  readonly at: string;
  readonly position: number;
};

/**
 * A time began to lead its cell, or none did any more. `own`: by what was said of itself, not of another one; `void`: it was
 * taken back or hidden since, and never led then.
 */
export type Turn = {
  readonly lapTimeId: string | null;
  readonly at: string;
  readonly position: number;
  readonly own?: true;
  readonly void?: { readonly at: string; readonly why: 'withdrawn' | 'hidden' };
};

/** A cell that has, or had, times: the first of `times` is current, the others, hidden ones too, are the newest first. */
export type RecordCell = {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  /** Of the current time: the better it is on its track, the earlier. Null: it did not finish, or it is doubted or disputed. */
  readonly order: string | null;
  /** The same, also where it is doubted or disputed. */
  readonly orderWithDisputed: string | null;
  /** The same, only where it may hold a record. */
  readonly orderOfRecord: string | null;
  /** Position at which the current time was said, or was settled where it led nothing before. -1: it leads nothing. */
  readonly saidAt: number;
  /** The time that is compared and ranked; null: none is. */
  readonly rankedId: string | null;
  /** Position of the event that last made it another one, or none. -1: there was never any. */
  readonly rankedSince: number;
  /** All that were not withdrawn: any of them may count again. */
  readonly times: readonly SaidTime[];
  /** What might hold a record, the oldest first. */
  readonly turns: readonly Turn[];
  /** Withdrawn ones that led once. */
  readonly gone: readonly SaidTime[];
  /** Position of the event that last made another turn, or another of one; absent: there was none. */
  readonly turned?: number;
};
