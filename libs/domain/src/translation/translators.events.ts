import type { ActorId, Event } from '#kernel';

/** An admin made a user a reviewer of a language (ISO 639). */
export type TranslationReviewerAppointed = Event<
  'TranslationReviewerAppointed',
  { readonly language: string; readonly member: ActorId }
>;

export type TranslationReviewerDismissed = Event<
  'TranslationReviewerDismissed',
  { readonly language: string; readonly member: ActorId }
>;

export type TranslatorsEvent = TranslationReviewerAppointed | TranslationReviewerDismissed;
