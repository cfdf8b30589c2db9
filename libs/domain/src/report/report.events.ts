import type { ActorId, Event } from '#kernel';
import type { DismissedReason, ReportedKind, ReportFault, UpheldReason } from './report-words.ts';

export type OfReport = { readonly reportId: string };
export type Reported = { readonly kind: ReportedKind; readonly itemId: string };

/** Somebody tells the team of something; `owner` made it, or is it. */
export type ReportMade = Event<
  'ReportMade',
  OfReport & {
    readonly about: Reported;
    readonly owner?: ActorId;
    readonly fault: ReportFault;
    readonly reportedBy: ActorId;
    readonly textId?: string;
  }
>;

type Settled<Reason> = OfReport & { readonly reason: Reason; readonly textId?: string };

/** It was right, and what was to be done was done. */
export type ReportUpheld = Event<'ReportUpheld', Settled<UpheldReason>>;

/** Nothing is to be done. */
export type ReportDismissed = Event<'ReportDismissed', Settled<DismissedReason>>;

/** It waits again. */
export type ReportReopened = Event<'ReportReopened', OfReport>;

export type ReportEvent = ReportMade | ReportUpheld | ReportDismissed | ReportReopened;
