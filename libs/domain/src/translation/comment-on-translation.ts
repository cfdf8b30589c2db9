import { Command, type StoredText, RuleBroken } from '#kernel';
import type { TextForms } from '#racing';
import type { TranslationLookups } from './decide-translation.ts';
import type { OfTranslation, TranslationCommented, TranslationCommentRemoved } from './translation.events.ts';
import type { Translation } from './translation.state.ts';
import { translationPermissions } from './translation.permissions.ts';

/** Comment on a translation. */
export class CommentOnTranslation extends Command<OfTranslation & { readonly text: string }> {}

export class RemoveTranslationComment extends Command<OfTranslation & { readonly commentId: string }> {}

/** The English of the text; undefined where there is no such text. */
type CommentFacts = StoredText & { readonly commentId: string; readonly english: TextForms | undefined };

export const commentOnTranslation = (
  { data: { language, key }, meta }: CommentOnTranslation,
  _state: Translation,
  { commentId, english, textId = '' }: CommentFacts,
): readonly TranslationCommented[] => {
  translationPermissions.check('comment-on-translation', { reviewers: [] }, meta);
  if (!english) throw new RuleBroken('translation-unknown');
  return [{ type: 'TranslationCommented', data: { language, key, commentId, author: meta.actor, textId } }];
};

export const removeTranslationComment = (
  { data: { language, key, commentId }, meta }: RemoveTranslationComment,
  { comments }: Translation,
  { translators: { reviewers } }: TranslationLookups,
): readonly TranslationCommentRemoved[] => {
  translationPermissions.check('remove-translation-comment', { comment: comments[commentId], reviewers }, meta);
  return [{ type: 'TranslationCommentRemoved', data: { language, key, commentId } }];
};
