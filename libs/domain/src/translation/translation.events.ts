import type { ActorId, Event } from '#kernel';
import type { TextForms } from '#racing';

/** Why a translation is declined; a test compares these with the contracts'. */
export const translationFaults = ['meaning', 'grammar', 'glossary', 'style', 'too-long', 'spam', 'other'] as const;
export type TranslationFault = (typeof translationFaults)[number];

/** A text of the site in a language (ISO 639): `key` with its namespace, as `common:close`. */
export type OfTranslation = { readonly language: string; readonly key: string };
export type OfSuggestion = OfTranslation & { readonly suggestionId: string };

/** A text of the site's own, and the English that it says. */
export type SiteText = { readonly forms: TextForms; readonly english: TextForms };

/** Somebody suggests how to say it; `textId` holds their words by form, `english` is what they read. */
export type TranslationSuggested = Event<
  'TranslationSuggested',
  OfSuggestion & { readonly author: ActorId; readonly textId: string; readonly english: TextForms }
>;

/** Its author took it back. */
export type TranslationWithdrawn = Event<'TranslationWithdrawn', OfSuggestion>;

/** Somebody thinks that it is right or wrong, or thinks nothing of it any more. */
export type TranslationVoted = Event<
  'TranslationVoted',
  OfSuggestion & { readonly voter: ActorId; readonly vote: 'up' | 'down' | 'none' }
>;

/** A reviewer makes it the site's own text: from here on it names no author. */
export type TranslationApproved = Event<'TranslationApproved', OfSuggestion & SiteText>;

/** A reviewer leaves it out. */
export type TranslationDeclined = Event<
  'TranslationDeclined',
  OfSuggestion & { readonly reason: TranslationFault; readonly textId?: string }
>;

/** What a reviewer decided is undone: it waits again, and the text before it is shown, if there was one. */
export type TranslationReopened = Event<'TranslationReopened', OfSuggestion & { readonly before?: SiteText }>;

/** Somebody says something about how to say it. */
export type TranslationCommented = Event<
  'TranslationCommented',
  OfTranslation & { readonly commentId: string; readonly author: ActorId; readonly textId: string }
>;

/** Its author or a reviewer took a comment away. */
export type TranslationCommentRemoved = Event<
  'TranslationCommentRemoved',
  OfTranslation & { readonly commentId: string }
>;

export type TranslationEvent =
  | TranslationSuggested
  | TranslationWithdrawn
  | TranslationVoted
  | TranslationApproved
  | TranslationDeclined
  | TranslationReopened
  | TranslationCommented
  | TranslationCommentRemoved;
