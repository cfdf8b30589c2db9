import type { LapTimeValue, WeighedTime } from '#racing';

/** A time that counts, or could again; `by` is a user id, `at` ISO 8601, `position` that of the event in the log. */
export type SubmittedTime = Omit<WeighedTime, 'submittedBy'> & {
  readonly value: LapTimeValue;
  readonly by: string;
  readonly at: string;
  readonly position: number;
};

/**
 * A time became the leading one of its cell, or none was left. `own`: by an event of its own, not of another time;
 * `void`: it was withdrawn or hidden since, and counts as never leading.
 */
export type Turn = {
  readonly lapTimeId: string | null;
  readonly at: string;
  readonly position: number;
  readonly own?: true;
  readonly void?: { readonly at: string; readonly why: 'withdrawn' | 'hidden' };
};

/**
 * A cell that has, or had, times: the first of `times` is current, the others, hidden ones included, are the newest
 * first.
 */
export type RecordCell = {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  /** Of the current time: the better it is on its track, the earlier. Null: it did not finish, or it is doubted or disputed. */
  readonly order: string | null;
  /** The same, doubted or disputed times included. */
  readonly orderWithDisputed: string | null;
  /** The same, only where it may hold a record. */
  readonly orderOfRecord: string | null;
  /**
   * Position at which the current time was submitted, or decided where it was not leading before. -1: it is not
   * leading.
   */
  readonly saidAt: number;
  /** The time that is compared and ranked; null: none is. */
  readonly rankedId: string | null;
  /** Position of the event that last changed it. -1: there was never any. */
  readonly rankedSince: number;
  /** All that were not withdrawn: any of them may count again. */
  readonly times: readonly SubmittedTime[];
  /** Times that may have held a record, the oldest first. */
  readonly turns: readonly Turn[];
  /** Withdrawn ones that once led. */
  readonly gone: readonly SubmittedTime[];
  /** Position of the last event that added or changed a turn; absent: there was none. */
  readonly turned?: number;
};
