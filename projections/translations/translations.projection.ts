import type { TranslationEvent, TranslationFault } from '#domain';
import type { Recorded } from '#kernel';
import type { TextForms } from '#racing';
import type { Projection } from '#read-store';

/** A suggested translation: `author` a user id, `textId` its text, `english` the original; `up`, `down`: who voted. */
export type SuggestionDoc = {
  readonly suggestionId: string;
  readonly author: string;
  readonly textId: string;
  readonly english: TextForms;
  readonly status: 'waiting' | 'approved' | 'replaced' | 'declined' | 'withdrawn';
  readonly reason: TranslationFault | null;
  readonly reasonId: string | null;
  readonly up: readonly string[];
  readonly down: readonly string[];
  readonly at: string;
};

export type TranslationStep = {
  readonly what: 'suggested' | 'withdrawn' | 'approved' | 'declined' | 'reopened' | 'commented';
  readonly by: string;
  readonly at: string;
  readonly suggestionId: string | null;
};

export type TranslationDoc = {
  readonly language: string;
  readonly key: string;
  readonly suggestions: readonly SuggestionDoc[];
  readonly comments: readonly {
    readonly commentId: string;
    readonly author: string;
    readonly textId: string;
    readonly at: string;
  }[];
  readonly history: readonly TranslationStep[];
};

const KEPT = { suggestions: 60, comments: 60, history: 60 } as const;

export const translationKey = ({ language, key }: { readonly language: string; readonly key: string }): string =>
  `${language}|${key}`;

/** View `translations`: suggestions and comments of each text that has any. */
export const translations: Projection<TranslationEvent, TranslationDoc> = {
  name: 'translations',
  version: 1,
  handles: [
    'TranslationSuggested',
    'TranslationWithdrawn',
    'TranslationVoted',
    'TranslationApproved',
    'TranslationDeclined',
    'TranslationReopened',
    'TranslationCommented',
    'TranslationCommentRemoved',
  ],
  indexes: [],
  keysOf: ({ data }) => [translationKey(data)],
  channel: () => 'translations',
  evolve: (doc, event) => {
    const { language, key } = event.data;
    const before = doc ?? { language, key, suggestions: [], comments: [], history: [] };
    return stepped(changed(before, event), event);
  },
};

const changed = (doc: TranslationDoc, { type, data, meta: { at } }: Recorded<TranslationEvent>): TranslationDoc => {
  switch (type) {
    case 'TranslationSuggested': {
      const { suggestionId, author, textId, english } = data;
      const blank = { status: 'waiting', reason: null, reasonId: null, up: [], down: [] } as const;
      const all = [...doc.suggestions, { suggestionId, author, textId, english, ...blank, at }];
      return { ...doc, suggestions: all.slice(-KEPT.suggestions) };
    }
    case 'TranslationCommented': {
      const { commentId, author, textId } = data;
      return { ...doc, comments: [...doc.comments, { commentId, author, textId, at }].slice(-KEPT.comments) };
    }
    case 'TranslationCommentRemoved':
      return { ...doc, comments: doc.comments.filter(({ commentId }) => commentId !== data.commentId) };
    case 'TranslationVoted':
      return { ...doc, suggestions: doc.suggestions.map((one) => (isOf(one, data) ? voted(one, data) : one)) };
    case 'TranslationApproved':
      return become(replaced(doc), data, { status: 'approved', reason: null, reasonId: null });
    case 'TranslationWithdrawn':
      return become(doc, data, { status: 'withdrawn' });
    case 'TranslationDeclined':
      return become(doc, data, { status: 'declined', reason: data.reason, reasonId: data.textId ?? null });
    case 'TranslationReopened':
      return reopened(doc, data);
  }
};

type Of = { readonly suggestionId: string };
const isOf = (one: SuggestionDoc, { suggestionId }: Of): boolean => one.suggestionId === suggestionId;

const become = (doc: TranslationDoc, of: Of, change: Partial<SuggestionDoc>): TranslationDoc => ({
  ...doc,
  suggestions: doc.suggestions.map((one) => (isOf(one, of) ? { ...one, ...change } : one)),
});

const replaced = (doc: TranslationDoc): TranslationDoc => ({
  ...doc,
  suggestions: doc.suggestions.map((one) => (one.status === 'approved' ? { ...one, status: 'replaced' } : one)),
});

/** For an approved one the previous is shown again: the last approved one in its history. */
const reopened = (doc: TranslationDoc, of: Of): TranslationDoc => {
  const wasShown = doc.suggestions.some((one) => isOf(one, of) && one.status === 'approved');
  const waiting = become(doc, of, { status: 'waiting', reason: null, reasonId: null });
  if (!wasShown) return waiting;
  const replacedIds = new Set(
    doc.suggestions.filter(({ status }) => status === 'replaced').map(({ suggestionId }) => suggestionId),
  );
  const before = doc.history.findLast(
    ({ what, suggestionId }) => what === 'approved' && suggestionId !== null && replacedIds.has(suggestionId),
  );
  return before?.suggestionId
    ? become(waiting, { suggestionId: before.suggestionId }, { status: 'approved' })
    : waiting;
};

const voted = (
  one: SuggestionDoc,
  { voter, vote }: { readonly voter: string; readonly vote: 'up' | 'down' | 'none' },
): SuggestionDoc => {
  const others = (ids: readonly string[], is: boolean) => [...ids.filter((id) => id !== voter), ...(is ? [voter] : [])];
  return { ...one, up: others(one.up, vote === 'up'), down: others(one.down, vote === 'down') };
};

const steps = {
  TranslationSuggested: 'suggested',
  TranslationWithdrawn: 'withdrawn',
  TranslationApproved: 'approved',
  TranslationDeclined: 'declined',
  TranslationReopened: 'reopened',
  TranslationCommented: 'commented',
} as const;

const stepped = (doc: TranslationDoc, { type, data, meta }: Recorded<TranslationEvent>): TranslationDoc => {
  const what = type in steps ? steps[type as keyof typeof steps] : undefined;
  if (!what) return doc;
  const suggestionId = 'suggestionId' in data ? data.suggestionId : null;
  const step = { what, by: meta.actor, at: meta.at, suggestionId };
  return { ...doc, history: [...doc.history, step].slice(-KEPT.history) };
};
