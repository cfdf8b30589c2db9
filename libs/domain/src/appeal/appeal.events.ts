import type { ActorId, Event } from '#kernel';
import type { AppealedKind, GrantedReason, RejectedReason } from './appeal.enums.ts';

/** An appeal is against one decision; the id of the decision's event is its id. */
export type OfAppeal = { readonly appealId: string };
export type Appealed = { readonly kind: AppealedKind; readonly itemId: string };

/** The user whom a decision affects asks for a second review; `textId` is the reason. */
export type AppealMade = Event<
  'AppealMade',
  OfAppeal & {
    readonly against: Appealed;
    readonly appellant: ActorId;
    readonly decidedBy: ActorId;
    readonly textId: string;
  }
>;

type Settled<Reason> = OfAppeal & { readonly reason: Reason; readonly textId?: string };

export type AppealGranted = Event<'AppealGranted', Settled<GrantedReason>>;

export type AppealRejected = Event<'AppealRejected', Settled<RejectedReason>>;

export type AppealReopened = Event<'AppealReopened', OfAppeal>;

export type AppealEvent = AppealMade | AppealGranted | AppealRejected | AppealReopened;
