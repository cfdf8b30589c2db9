import type { LapTimeValue } from '../lap-time.ts';

/**
 * How far a person was trusted when they said a time, least first: an address that nobody confirmed, an account too new or
 * reversed too often, a member, a member whose work was accepted or who is staff.
 */
export const trustLevels = ['unconfirmed', 'new', 'member', 'trusted'] as const;
export type TrustLevel = (typeof trustLevels)[number];

/** Why a time is disputed or hidden. */
export const disputeReasons = ['misread', 'wrong-car', 'wrong-tune', 'wrong-conditions', 'not-possible'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** One person's vote on a time, with what it weighed when it was given. */
export type TimeVote = {
  readonly by: string;
  readonly vote: 'up' | 'down';
  readonly weight: number;
  readonly reason?: DisputeReason;
};

/** A time of a cell with all that decides whether it counts; one that was withdrawn is none. */
export type WeighedTime = Weighed & { readonly lapTimeId: string; readonly value: LapTimeValue };

/** What decides whether something that was said counts, whatever it says. */
export type Weighed = {
  readonly submittedBy: string;
  readonly gameVersion: string;
  /** Absent: a time of before people were weighed, which counted at once. */
  readonly trust?: TrustLevel;
  /** Since which version the car drove as it did when the time was said; absent: always. */
  readonly drivesSince?: string;
  /** Whether its figures were doubted when it was said. */
  readonly doubted?: boolean;
  readonly votes?: readonly TimeVote[];
  /** What a moderator said last. */
  readonly ruling?: 'accepted' | 'hidden';
};
