import type { LapTimeValue } from '../lap-time.ts';

/**
 * Trust in a user when they submitted a time, least first: an unconfirmed address, an account too new or reversed too
 * often, a member, a member whose work was accepted or who is staff.
 */
export const trustLevels = ['unconfirmed', 'new', 'member', 'trusted'] as const;
export type TrustLevel = (typeof trustLevels)[number];

/** Why a time is disputed or hidden. */
export const disputeReasons = ['misread', 'wrong-car', 'wrong-tune', 'wrong-conditions', 'not-possible'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** One user's vote on a time, with its weight when it was given. */
export type TimeVote = {
  readonly by: string;
  readonly vote: 'up' | 'down';
  readonly weight: number;
  readonly reason?: DisputeReason;
};

/** A time of a cell with all that decides whether it counts; withdrawn ones are not included. */
export type WeighedTime = Weighed & { readonly lapTimeId: string; readonly value: LapTimeValue };

/** What decides whether a submission counts, whatever its value. */
export type Weighed = {
  readonly submittedBy: string;
  readonly gameVersion: string;
  /** Absent: a time from before users had trust levels, which counted immediately. */
  readonly trust?: TrustLevel;
  /** The version since which the car drove as it did when the time was submitted; absent: always. */
  readonly drivesSince?: string;
  /** Whether its value was doubted when it was submitted. */
  readonly doubted?: boolean;
  readonly votes?: readonly TimeVote[];
  /** A moderator's last ruling. */
  readonly ruling?: 'accepted' | 'hidden';
};
