import { given } from '#test/projection-kit';
import type { TranslationApproved, TranslationEvent, TranslationSuggested } from '#domain';
import type { ActorId } from '#kernel';
import { liveTranslations } from '../live-translations/live-translations.projection.ts';
import { translatorsView } from '../translators/translators.projection.ts';
import { translations } from './translations.projection.ts';

const of = { language: 'pl', key: 'common:close' };
const key = 'pl|common:close';
const at = '2026-01-01T00:00:00.000Z';
const english = { text: 'Close' };
const ann = 'ann' as ActorId;
const suggested = (suggestionId: string): TranslationSuggested => ({
  type: 'TranslationSuggested',
  data: { ...of, suggestionId, author: ann, textId: `text ${suggestionId}`, english },
});
const approved = (suggestionId: string): TranslationApproved => ({
  type: 'TranslationApproved',
  data: { ...of, suggestionId, forms: { text: `approved ${suggestionId}` }, english },
});
const blank = { author: 'ann', english, reason: null, reasonId: null, up: [], down: [], at } as const;
const suggestion = (suggestionId: string) =>
  ({ ...blank, suggestionId, textId: `text ${suggestionId}`, status: 'waiting' }) as const;
const step = (what: 'suggested' | 'approved' | 'declined' | 'reopened', suggestionId: string) =>
  ({ what, by: 'user-1', at, suggestionId }) as const;

describe('translations', () => {
  it('hold what was suggested, and what became of it', () => {
    const doc = { ...of, suggestions: [suggestion('s1')], comments: [], history: [step('suggested', 's1')] };
    given(translations, [suggested('s1')]).then(key, doc);
    const declined: TranslationEvent = {
      type: 'TranslationDeclined',
      data: { ...of, suggestionId: 's1', reason: 'style', textId: 'why' },
    };
    given(translations, [suggested('s1'), declined]).then(key, {
      ...doc,
      suggestions: [{ ...suggestion('s1'), status: 'declined', reason: 'style', reasonId: 'why' }],
      history: [step('suggested', 's1'), step('declined', 's1')],
    });
    const vote = (said: 'up' | 'down' | 'none'): TranslationEvent => ({
      type: 'TranslationVoted',
      data: { ...of, suggestionId: 's1', voter: 'bob' as ActorId, vote: said },
    });
    given(translations, [suggested('s1'), vote('up'), vote('down')]).then(key, {
      ...doc,
      suggestions: [{ ...suggestion('s1'), down: ['bob'] }],
    });
    given(translations, [suggested('s1'), vote('up'), vote('none')]).then(key, doc);
  });

  it('show the text before one that was approved when that is undone', () => {
    const past = [suggested('s1'), approved('s1'), suggested('s2'), approved('s2')];
    const history = [step('suggested', 's1'), step('approved', 's1'), step('suggested', 's2'), step('approved', 's2')];
    const doc = {
      ...of,
      suggestions: [
        { ...suggestion('s1'), status: 'replaced' as const },
        { ...suggestion('s2'), status: 'approved' as const },
      ],
      comments: [],
      history,
    };
    given(translations, past).then(key, doc);
    const reopened: TranslationEvent = { type: 'TranslationReopened', data: { ...of, suggestionId: 's2' } };
    given(translations, [...past, reopened]).then(key, {
      ...doc,
      suggestions: [{ ...suggestion('s1'), status: 'approved' }, suggestion('s2')],
      history: [...history, step('reopened', 's2')],
    });
  });

  it('hold what people say of it until that is taken away', () => {
    const commented: TranslationEvent = {
      type: 'TranslationCommented',
      data: { ...of, commentId: 'c1', author: ann, textId: 't1' },
    };
    const history = [{ what: 'commented', by: 'user-1', at, suggestionId: null }] as const;
    const comments = [{ commentId: 'c1', author: 'ann', textId: 't1', at }];
    given(translations, [commented]).then(key, { ...of, suggestions: [], comments, history });
    const removed: TranslationEvent = { type: 'TranslationCommentRemoved', data: { ...of, commentId: 'c1' } };
    given(translations, [commented, removed]).then(key, { ...of, suggestions: [], comments: [], history });
  });
});

describe('texts of the site', () => {
  it('are what was approved last, and count what waits', () => {
    const none = { name: 'close', forms: null, english: null, approvedAt: null, waiting: 1 };
    const doc = { language: 'pl', namespace: 'common', texts: [none] };
    given(liveTranslations, [suggested('s1')]).then('pl|common', doc);
    const shown = { name: 'close', forms: { text: 'approved s1' }, english, approvedAt: at, waiting: 0 };
    given(liveTranslations, [suggested('s1'), approved('s1')]).then('pl|common', { ...doc, texts: [shown] });
    const before = { forms: { text: 'approved s0' }, english };
    const data = { ...of, suggestionId: 's1' };
    given(liveTranslations, [
      suggested('s1'),
      approved('s1'),
      { type: 'TranslationReopened', data: { ...data, before } },
    ]).then('pl|common', { ...doc, texts: [{ ...shown, ...before, waiting: 1 }] });
    given(liveTranslations, [suggested('s1'), approved('s1'), { type: 'TranslationReopened', data }]).then(
      'pl|common',
      doc,
    );
  });
});

describe('reviewers of a language', () => {
  it('are those whom an admin appointed', () => {
    const appointed = { type: 'TranslationReviewerAppointed', data: { language: 'pl', member: ann } } as const;
    const dismissed = { type: 'TranslationReviewerDismissed', data: { language: 'pl', member: ann } } as const;
    given(translatorsView, [appointed]).then('pl', { language: 'pl', reviewers: ['ann'] });
    given(translatorsView, [appointed, dismissed]).then('pl', { language: 'pl', reviewers: [] });
  });
});
