import type { ActorId, Event } from '#kernel';

/** Why a loop is declined or reported; a test compares these with the contracts'. */
export const animatedCardFaults = ['wrong-car', 'unclear', 'flashing', 'not-yours', 'unfit'] as const;
export type AnimatedCardFault = (typeof animatedCardFaults)[number];

type OfLoop = { readonly loopId: string; readonly carId: string };

/** A user submitted a loop of a car: `file` names their upload; sizes in pixels. It waits for a moderator. */
export type CarLoopSubmitted = Event<
  'CarLoopSubmitted',
  OfLoop & {
    readonly file: string;
    readonly width: number;
    readonly height: number;
    readonly submittedBy: ActorId;
  }
>;

/** A moderator approved it, or left it after a report: it is public. */
export type CarLoopApproved = Event<'CarLoopApproved', OfLoop>;

/** A user reported a public loop: a moderator reviews it again. */
export type CarLoopReported = Event<
  'CarLoopReported',
  OfLoop & { readonly fault: AnimatedCardFault; readonly reportedBy: ActorId }
>;

/** A moderator declined it, or took it down. */
export type CarLoopDeclined = Event<
  'CarLoopDeclined',
  OfLoop & { readonly reason: AnimatedCardFault; readonly textId?: string }
>;

export type CarLoopWithdrawn = Event<'CarLoopWithdrawn', OfLoop>;

export type CarLoopReopened = Event<'CarLoopReopened', OfLoop>;

export type CarLoopEvent =
  CarLoopSubmitted | CarLoopApproved | CarLoopReported | CarLoopDeclined | CarLoopWithdrawn | CarLoopReopened;
