import type { ActorId, Event } from '#kernel';

/** Why a loop is declined or reported; a test compares these with the contracts'. */
export const loopFaults = ['wrong-car', 'unclear', 'flashing', 'not-yours', 'unfit'] as const;
export type LoopFault = (typeof loopFaults)[number];

type OfLoop = { readonly loopId: string; readonly carId: string };

/** Somebody sent a loop of a car: `file` names an upload of theirs; sizes in pixels. It waits for a moderator. */
export type CarLoopSubmitted = Event<
  'CarLoopSubmitted',
  OfLoop & {
    readonly file: string;
    readonly width: number;
    readonly height: number;
    readonly submittedBy: ActorId;
  }
>;

/** A moderator took it, or left it as it is after a report: everybody sees it. */
export type CarLoopApproved = Event<'CarLoopApproved', OfLoop>;

/** Somebody says that one that everybody sees should not be there: a moderator looks at it again. */
export type CarLoopReported = Event<
  'CarLoopReported',
  OfLoop & { readonly fault: LoopFault; readonly reportedBy: ActorId }
>;

/** A moderator did not take it, or took it down. */
export type CarLoopDeclined = Event<
  'CarLoopDeclined',
  OfLoop & { readonly reason: LoopFault; readonly textId?: string }
>;

/** Its author took it back. */
export type CarLoopWithdrawn = Event<'CarLoopWithdrawn', OfLoop>;

/** What was decided is undone: it waits again. */
export type CarLoopReopened = Event<'CarLoopReopened', OfLoop>;

export type CarLoopEvent =
  CarLoopSubmitted | CarLoopApproved | CarLoopReported | CarLoopDeclined | CarLoopWithdrawn | CarLoopReopened;
