import { Command, type StoredText, RuleBroken } from '#kernel';
import { faultsOfText, isStopping, type TextForms } from '#racing';
import type {
  OfSuggestion,
  OfTranslation,
  TranslationSuggested,
  TranslationVoted,
  TranslationWithdrawn,
} from './translation.events.ts';
import type { Translation } from './translation.state.ts';
import { translationPermissions } from './translation.permissions.ts';

/** Suggest a translation of a text of the site; replaces one's own waiting suggestion. */
export class SuggestTranslation extends Command<OfTranslation & { readonly forms: TextForms }> {}

export class WithdrawTranslation extends Command<OfSuggestion> {}

export class VoteOnTranslation extends Command<OfSuggestion & { readonly vote: 'up' | 'down' | 'none' }> {}

/** Outside data for a suggestion: the English of the text, undefined where there is no such text. */
type SuggestFacts = StoredText & { readonly suggestionId: string; readonly english: TextForms | undefined };

/** More waiting suggestions for one text do not help. */
export const SUGGESTIONS_WAITING_MAX = 20;

export const suggestTranslation = (
  { data, meta }: SuggestTranslation,
  state: Translation,
  { suggestionId, english, textId = '' }: SuggestFacts,
): readonly (TranslationWithdrawn | TranslationSuggested)[] => {
  const { language, key, forms } = data;
  translationPermissions.check('suggest-translation', { reviewers: [] }, meta);
  if (!english) throw new RuleBroken('translation-unknown');
  const fault = faultsOfText(language, english, forms).find(isStopping);
  if (fault) throw new RuleBroken('translation-faulty', { fault: fault.code, what: fault.what ?? '' });
  const waiting = Object.entries(state.suggestions).filter(([, { status }]) => status === 'waiting');
  const own = waiting.filter(([, { author }]) => author === meta.actor);
  if (waiting.length - own.length >= SUGGESTIONS_WAITING_MAX) throw new RuleBroken('translation-too-many');
  const of = { language, key };
  return [
    ...own.map(([id]) => ({ type: 'TranslationWithdrawn', data: { ...of, suggestionId: id } }) as const),
    { type: 'TranslationSuggested', data: { ...of, suggestionId, author: meta.actor, textId, english } },
  ];
};

const suggestionOf = (state: Translation, { suggestionId }: OfSuggestion) => ({
  suggestion: state.suggestions[suggestionId],
  reviewers: [],
});

export const withdrawTranslation = (
  { data, meta }: WithdrawTranslation,
  state: Translation,
): readonly TranslationWithdrawn[] => {
  const { language, key, suggestionId } = data;
  translationPermissions.check('withdraw-translation', suggestionOf(state, data), meta);
  return [{ type: 'TranslationWithdrawn', data: { language, key, suggestionId } }];
};

export const voteOnTranslation = (
  { data, meta }: VoteOnTranslation,
  state: Translation,
): readonly TranslationVoted[] => {
  const { language, key, suggestionId, vote } = data;
  const item = suggestionOf(state, data);
  translationPermissions.check('vote-on-translation', item, meta);
  if ((item.suggestion?.votes[meta.actor] ?? 'none') === vote) return [];
  return [{ type: 'TranslationVoted', data: { language, key, suggestionId, voter: meta.actor, vote } }];
};
