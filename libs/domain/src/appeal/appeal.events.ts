import type { ActorId, Event } from '#kernel';
import type { AppealedKind, GrantedReason, RejectedReason } from './appeal-words.ts';

/** An appeal is against one decision, by whose event it is named. */
export type OfAppeal = { readonly appealId: string };
export type Appealed = { readonly kind: AppealedKind; readonly itemId: string };

/** Whom a decision went against asks that another reads it again; `textId` says why. */
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

/** The decision is reversed. */
export type AppealGranted = Event<'AppealGranted', Settled<GrantedReason>>;

/** The decision stays. */
export type AppealRejected = Event<'AppealRejected', Settled<RejectedReason>>;

/** One that was rejected waits again. */
export type AppealReopened = Event<'AppealReopened', OfAppeal>;

export type AppealEvent = AppealMade | AppealGranted | AppealRejected | AppealReopened;
