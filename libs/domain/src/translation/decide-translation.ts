import { Command, type StoredText, RuleBroken } from '#kernel';
import { isSameText, type TextForms } from '#racing';
import type {
  OfSuggestion,
  TranslationApproved,
  TranslationDeclined,
  TranslationFault,
  TranslationReopened,
} from './translation.events.ts';
import type { Translation } from './translation.state.ts';
import { translationPermissions } from './translation.permissions.ts';
import type { Translators } from './translators.ts';

export class ApproveTranslation extends Command<OfSuggestion> {}

export class DeclineTranslation extends Command<
  OfSuggestion & { readonly reason: TranslationFault; readonly text?: string }
> {}

export class ReopenTranslation extends Command<OfSuggestion> {}

export type TranslationLookups = { readonly translators: Translators };

/** Outside data for an approval: the suggested text and the current English, undefined where either is gone. */
type ApproveFacts = TranslationLookups & {
  readonly forms: TextForms | undefined;
  readonly english: TextForms | undefined;
};

const itemOf = (state: Translation, { suggestionId }: OfSuggestion, { translators }: TranslationLookups) => ({
  suggestion: state.suggestions[suggestionId],
  reviewers: translators.reviewers,
});

export const approveTranslation = (
  { data, meta }: ApproveTranslation,
  state: Translation,
  { forms, english, translators }: ApproveFacts,
): readonly TranslationApproved[] => {
  const { language, key, suggestionId } = data;
  const item = itemOf(state, data, { translators });
  translationPermissions.check('approve-translation', item, meta);
  if (!forms || !english || !item.suggestion) throw new RuleBroken('translation-unknown');
  if (!isSameText(item.suggestion.english, english)) throw new RuleBroken('translation-outdated');
  return [{ type: 'TranslationApproved', data: { language, key, suggestionId, forms, english } }];
};

export const declineTranslation = (
  { data, meta }: DeclineTranslation,
  state: Translation,
  { translators, textId }: TranslationLookups & StoredText,
): readonly TranslationDeclined[] => {
  const { language, key, suggestionId, reason } = data;
  translationPermissions.check('decline-translation', itemOf(state, data, { translators }), meta);
  return [
    {
      type: 'TranslationDeclined',
      data: { language, key, suggestionId, reason, ...(textId !== undefined && { textId }) },
    },
  ];
};

export const reopenTranslation = (
  { data, meta }: ReopenTranslation,
  state: Translation,
  { translators }: TranslationLookups,
): readonly TranslationReopened[] => {
  const { language, key, suggestionId } = data;
  translationPermissions.check('reopen-translation', itemOf(state, data, { translators }), meta);
  const last = state.approved.at(-1);
  const shown = last?.suggestionId === suggestionId ? state.approved.at(-2) : last;
  const before = shown && { before: { forms: shown.forms, english: shown.english } };
  return [{ type: 'TranslationReopened', data: { language, key, suggestionId, ...before } }];
};
