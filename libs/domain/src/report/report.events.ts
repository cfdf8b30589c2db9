import type { ActorId, Event } from '#kernel';
import type { DismissedReason, ReportedKind, ReportFault, UpheldReason } from './report.enums.ts';

export type OfReport = { readonly reportId: string };
export type Reported = { readonly kind: ReportedKind; readonly itemId: string };

/** A user reported something to the team; `owner` is its author, or the reported user. */
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

/** The report was right, and the team has acted. */
export type ReportUpheld = Event<'ReportUpheld', Settled<UpheldReason>>;

/** Nothing needs to be done. */
export type ReportDismissed = Event<'ReportDismissed', Settled<DismissedReason>>;

export type ReportReopened = Event<'ReportReopened', OfReport>;

export type ReportEvent = ReportMade | ReportUpheld | ReportDismissed | ReportReopened;
