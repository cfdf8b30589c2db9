import type { ActorId, Event } from '#kernel';

/** An admin lets somebody review what is suggested for a language (ISO 639). */
export type TranslationReviewerAppointed = Event<
  'TranslationReviewerAppointed',
  { readonly language: string; readonly member: ActorId }
>;

/** An admin lets them no longer. */
export type TranslationReviewerDismissed = Event<
  'TranslationReviewerDismissed',
  { readonly language: string; readonly member: ActorId }
>;

export type TranslatorsEvent = TranslationReviewerAppointed | TranslationReviewerDismissed;
