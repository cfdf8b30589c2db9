import type { ActorId, Event } from '#kernel';
import type { TextForms } from '#racing';

/** Why a translation is declined; a test compares these with the contracts'. */
export const translationFaults = ['meaning', 'grammar', 'glossary', 'style', 'too-long', 'spam', 'other'] as const;
export type TranslationFault = (typeof translationFaults)[number];

/** A text of the site in a language (ISO 639): `key` with its namespace, as `common:close`. */
export type OfTranslation = { readonly language: string; readonly key: string };
export type OfSuggestion = OfTranslation & { readonly suggestionId: string };

export type SiteText = { readonly forms: TextForms; readonly english: TextForms };

/** A user suggested a translation; `textId` holds their text by form, `english` is what they read. */
export type TranslationSuggested = Event<
  'TranslationSuggested',
  OfSuggestion & { readonly author: ActorId; readonly textId: string; readonly english: TextForms }
>;

export type TranslationWithdrawn = Event<'TranslationWithdrawn', OfSuggestion>;

export type TranslationVoted = Event<
  'TranslationVoted',
  OfSuggestion & { readonly voter: ActorId; readonly vote: 'up' | 'down' | 'none' }
>;

/** A reviewer made it the site's text: from here on it names no author. */
export type TranslationApproved = Event<'TranslationApproved', OfSuggestion & SiteText>;

export type TranslationDeclined = Event<
  'TranslationDeclined',
  OfSuggestion & { readonly reason: TranslationFault; readonly textId?: string }
>;

/** The decision is undone: it waits again, and the previous text is shown, if there was one. */
export type TranslationReopened = Event<'TranslationReopened', OfSuggestion & { readonly before?: SiteText }>;

export type TranslationCommented = Event<
  'TranslationCommented',
  OfTranslation & { readonly commentId: string; readonly author: ActorId; readonly textId: string }
>;

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
