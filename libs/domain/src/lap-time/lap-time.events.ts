import type { ActorId, Event } from '#kernel';
import type { LapTime, LapTimeValue } from '#racing';

/** Where a time comes from: a person typed it, or it is one of the demo times of an empty installation. */
export type LapTimeSource = 'typed' | 'demo';

type CellKey = { readonly carId: string; readonly tune: string; readonly trackCode: string };

/** Somebody said what a car does on a track. It is current until the next one, or until it is withdrawn. */
export type LapTimeSubmitted = Event<
  'LapTimeSubmitted',
  CellKey & {
    readonly lapTimeId: string;
    readonly value: LapTimeValue;
    readonly submittedBy: ActorId;
    readonly gameVersion: string;
    readonly source: LapTimeSource;
  }
>;

/**
 * Its author took it back; `standing` is what is current now, which is the one before when it was the last one, and
 * `standingVersion` the version of the game in which that was measured: absent when nothing is.
 */
export type LapTimeWithdrawn = Event<
  'LapTimeWithdrawn',
  CellKey & { readonly lapTimeId: string; readonly standing: LapTime; readonly standingVersion?: string }
>;

export type CellEvent = LapTimeSubmitted | LapTimeWithdrawn;
