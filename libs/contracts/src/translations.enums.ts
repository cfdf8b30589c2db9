/** Why a translation is declined; a test compares these with the domain's. */
export const translationFaults = ['meaning', 'grammar', 'glossary', 'style', 'too-long', 'spam', 'other'] as const;
export type TranslationFault = (typeof translationFaults)[number];

/** Actions on a suggestion or a comment. */
export const translationActions = [
  'suggest-translation',
  'withdraw-translation',
  'vote-on-translation',
  'approve-translation',
  'decline-translation',
  'reopen-translation',
  'comment-on-translation',
  'remove-translation-comment',
] as const;

/**
 * State of a text in a language: from the release or users, of an English text that changed since, or missing. A
 * missing or outdated text is shown as the release has it, or in English.
 */
export const textStates = ['live', 'outdated', 'missing'] as const;
export type TextState = (typeof textStates)[number];

/** Filters of a list of texts: those that need work, those of one state, those with suggestions, or all. */
export const textLists = ['todo', 'outdated', 'missing', 'waiting', 'all'] as const;
export type TextList = (typeof textLists)[number];

export const TEXT_FORM_MAX = 1_000;
export const TRANSLATION_COMMENT_MAX = 500;

/** Why a suggestion, or a decision on one, is refused in its current state. */
export const translationConflicts = [
  'translation-not-yours',
  'translation-own',
  'translation-not-reviewer',
  'translation-too-many',
  'translation-outdated',
] as const;
