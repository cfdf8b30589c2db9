import type { ActorId, Decider } from '#kernel';
import type { TextForms } from '#racing';
import type { OfTranslation, SiteText, TranslationEvent } from './translation.events.ts';

/** `replaced`: it was approved, and a later one replaced it. */
export type Suggestion = {
  readonly author: ActorId;
  readonly english: TextForms;
  readonly status: 'waiting' | 'approved' | 'replaced' | 'declined' | 'withdrawn';
  readonly votes: Readonly<Record<string, 'up' | 'down'>>;
};

/**
 * A text in a language as its commands see it: its suggestions and comments, and the approved ones, the latest last.
 */
export type Translation = {
  readonly suggestions: Readonly<Record<string, Suggestion>>;
  readonly approved: readonly (SiteText & { readonly suggestionId: string })[];
  readonly comments: Readonly<Record<string, ActorId>>;
};

export const translationStream = ({ language, key }: OfTranslation): string => `translation-${language}|${key}`;

export const translation: Decider<Translation, TranslationEvent> = {
  initial: { suggestions: {}, approved: [], comments: {} },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'TranslationSuggested': {
        const { suggestionId, author, english } = data;
        const suggestion: Suggestion = { author, english, status: 'waiting', votes: {} };
        return { ...state, suggestions: { ...state.suggestions, [suggestionId]: suggestion } };
      }
      case 'TranslationWithdrawn':
        return become(state, data.suggestionId, 'withdrawn');
      case 'TranslationDeclined':
        return become(state, data.suggestionId, 'declined');
      case 'TranslationVoted':
        return change(state, data.suggestionId, ({ votes: { [data.voter]: _before, ...votes }, ...suggestion }) => ({
          ...suggestion,
          votes: data.vote === 'none' ? votes : { ...votes, [data.voter]: data.vote },
        }));
      case 'TranslationApproved':
        return approved(state, data);
      case 'TranslationReopened':
        return reopened(state, data.suggestionId);
      case 'TranslationCommented':
        return { ...state, comments: { ...state.comments, [data.commentId]: data.author } };
      case 'TranslationCommentRemoved': {
        const { [data.commentId]: _removed, ...comments } = state.comments;
        return { ...state, comments };
      }
    }
  },
};

const change = (state: Translation, id: string, to: (suggestion: Suggestion) => Suggestion): Translation => {
  const suggestion = state.suggestions[id];
  return suggestion ? { ...state, suggestions: { ...state.suggestions, [id]: to(suggestion) } } : state;
};

const become = (state: Translation, id: string | undefined, status: Suggestion['status']): Translation =>
  id === undefined ? state : change(state, id, (suggestion) => ({ ...suggestion, status }));

const approved = (
  state: Translation,
  { suggestionId, forms, english }: SiteText & { readonly suggestionId: string },
): Translation => {
  const before = become(state, state.approved.at(-1)?.suggestionId, 'replaced');
  const all = [...state.approved, { suggestionId, forms, english }];
  return { ...become(before, suggestionId, 'approved'), approved: all };
};

const reopened = (state: Translation, suggestionId: string): Translation => {
  const waiting = become(state, suggestionId, 'waiting');
  if (state.approved.at(-1)?.suggestionId !== suggestionId) return waiting;
  const left = state.approved.slice(0, -1);
  return { ...become(waiting, left.at(-1)?.suggestionId, 'approved'), approved: left };
};
