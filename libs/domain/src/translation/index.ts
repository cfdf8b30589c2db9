export { CommentOnTranslation, commentOnTranslation, RemoveTranslationComment } from './comment-on-translation.ts';
export { ApproveTranslation, approveTranslation, DeclineTranslation, ReopenTranslation } from './decide-translation.ts';
export {
  SuggestTranslation,
  suggestTranslation,
  VoteOnTranslation,
  WithdrawTranslation,
} from './suggest-translation.ts';
export {
  translationCommands,
  translationCommentCommands,
  translationReviewCommands,
  translatorsCommands,
} from './translation.commands.ts';
export * from './translation.events.ts';
export { suggestionOfItem, translationItemId } from './translation.queue-kind.ts';
export { type Translation, translation, translationStream } from './translation.state.ts';
export { type TranslationItem, translationPermissions } from './translation.permissions.ts';
export * from './translators.events.ts';
export { demoTranslations, demoTranslationsSeed } from './demo/demo-translations.ts';
export {
  AppointTranslationReviewer,
  DismissTranslationReviewer,
  type Translators,
  translators,
  translatorsPermissions,
} from './translators.ts';
