/** Why a translation is declined; a test compares these with the domain's. */
export const translationFaults = ['meaning', 'grammar', 'glossary', 'style', 'too-long', 'spam', 'other'] as const;
export type TranslationFault = (typeof translationFaults)[number];

/** What may be done about a suggestion or a comment. */
export const translationActs = [
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
 * How a text is in a language: as the release or people have it, of an English that changed since, or not there. What is
 * missing or outdated is shown as the release has it, or in English.
 */
export const textStates = ['live', 'outdated', 'missing'] as const;
export type TextState = (typeof textStates)[number];

/** What a list of texts may show: those that want somebody, those of one state, those with suggestions, or all. */
export const textLists = ['todo', 'outdated', 'missing', 'waiting', 'all'] as const;
export type TextList = (typeof textLists)[number];

export const TEXT_FORM_MAX = 1_000;
export const TRANSLATION_COMMENT_MAX = 500;

/** Why a suggestion, or a decision on one, is refused as things are. */
export const translationConflicts = [
  'translation-not-yours',
  'translation-own',
  'translation-not-reviewer',
  'translation-too-many',
  'translation-outdated',
] as const;
