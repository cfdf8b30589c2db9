import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import {
  CommentOnTranslation,
  commentOnTranslation,
  RemoveTranslationComment,
  removeTranslationComment,
} from './comment-on-translation.ts';
import {
  ApproveTranslation,
  approveTranslation,
  DeclineTranslation,
  declineTranslation,
  ReopenTranslation,
  reopenTranslation,
} from './decide-translation.ts';
import {
  SuggestTranslation,
  suggestTranslation,
  VoteOnTranslation,
  voteOnTranslation,
  WithdrawTranslation,
  withdrawTranslation,
} from './suggest-translation.ts';
import { translationReviewCommands } from './translation.commands.ts';
import type { TranslationEvent } from './translation.events.ts';
import { type Translation, translation } from './translation.state.ts';

const of = { language: 'de', key: 'common:close' } as const;
const english = { text: 'Close {{name}}' };
const forms = { text: '{{name}} schließen' };
const one = { ...of, suggestionId: 's1' };
const ann = 'ann' as ActorId;
const bob = 'bob' as ActorId;
const suggestedBy = (author: ActorId, suggestionId: string): TranslationEvent => ({
  type: 'TranslationSuggested',
  data: { ...of, suggestionId, author, textId: `text ${suggestionId}`, english },
});
const approvedAs = (suggestionId: string, text: string): TranslationEvent => ({
  type: 'TranslationApproved',
  data: { ...of, suggestionId, forms: { text }, english },
});
const suggested = suggestedBy(ann, 's1');
const translators = { reviewers: ['rev' as ActorId, ann] };
const facts = { translators, forms, english };

const suggest =
  (said: object = forms, known: object | undefined = english) =>
  (state: Translation) =>
    suggestTranslation(new SuggestTranslation({ ...of, forms: said as typeof forms }, by('ann')), state, {
      suggestionId: 's2',
      english: known as typeof english | undefined,
      textId: 't2',
    });
const approve =
  (name: string, known: Partial<typeof facts> = {}) =>
  (state: Translation) =>
    approveTranslation(new ApproveTranslation(one, by(name)), state, { ...facts, ...known });

describe('a suggestion', () => {
  it('says a text of the site in another language, instead of an older one of its author', () => {
    const again = { ...of, suggestionId: 's2', author: ann, textId: 't2', english };
    given(translation)
      .when(suggest())
      .then([{ type: 'TranslationSuggested', data: again }]);
    given(translation, [suggested])
      .when(suggest())
      .then([
        { type: 'TranslationWithdrawn', data: one },
        { type: 'TranslationSuggested', data: again },
      ]);
  });

  it('keeps placeholders, has no markup, and is of a text that there is', () => {
    const fault = { fault: 'placeholder-missing', what: '{{name}}' };
    given(translation)
      .when(suggest({ text: 'Schließen' }))
      .thenBroken('translation-faulty', fault);
    given(translation)
      .when(suggest({ text: '<b>{{name}}</b>' }))
      .thenBroken('translation-faulty');
    const unknown = (state: Translation) =>
      suggestTranslation(new SuggestTranslation({ ...of, forms }, by('ann')), state, {
        suggestionId: 's2',
        english: undefined,
      });
    given(translation).when(unknown).thenBroken('translation-unknown');
    const many = Array.from({ length: 20 }, (_, n) => suggestedBy(`p${n}` as ActorId, `m${n}`));
    given(translation, many).when(suggest()).thenBroken('translation-too-many');
  });

  it('is voted on by others, once each, and taken back by its author', () => {
    const vote = (name: string, said: 'up' | 'none') => (state: Translation) =>
      voteOnTranslation(new VoteOnTranslation({ ...one, vote: said }, by(name)), state);
    const up: TranslationEvent = { type: 'TranslationVoted', data: { ...one, voter: bob, vote: 'up' } };
    given(translation, [suggested]).when(vote('bob', 'up')).then([up]);
    given(translation, [suggested, up]).when(vote('bob', 'up')).then([]);
    given(translation, [suggested, up])
      .when(vote('bob', 'none'))
      .then([{ type: 'TranslationVoted', data: { ...one, voter: bob, vote: 'none' } }]);
    given(translation, [suggested]).when(vote('ann', 'up')).thenBroken('translation-own');
    const withdraw = (name: string) => (state: Translation) =>
      withdrawTranslation(new WithdrawTranslation(one, by(name)), state);
    given(translation, [suggested])
      .when(withdraw('ann'))
      .then([{ type: 'TranslationWithdrawn', data: one }]);
    given(translation, [suggested]).when(withdraw('bob')).thenBroken('translation-not-yours');
  });
});

describe('a review', () => {
  it('makes a suggestion the text of the site, by a reviewer of the language who did not write it', () => {
    const approved = { type: 'TranslationApproved', data: { ...one, forms, english } } as const;
    given(translation, [suggested]).when(approve('rev')).then([approved]);
    given(translation, [suggested]).when(approve('bob')).thenBroken('translation-not-reviewer');
    given(translation, [suggested]).when(approve('ann')).thenBroken('translation-not-reviewer');
    given(translation, [suggested])
      .when(approve('rev', { english: { text: 'Shut {{name}}' } }))
      .thenBroken('translation-outdated');
    given(translation).when(approve('rev')).thenBroken('translation-unknown');
  });

  it('declines for a reason, and has it wait again with the text before it', () => {
    const decline = (state: Translation) =>
      declineTranslation(new DeclineTranslation({ ...one, reason: 'style' }, by('rev')), state, {
        translators,
        textId: 'why',
      });
    given(translation, [suggested])
      .when(decline)
      .then([{ type: 'TranslationDeclined', data: { ...one, reason: 'style', textId: 'why' } }]);
    const reopen = (suggestionId: string) => (state: Translation) =>
      reopenTranslation(new ReopenTranslation({ ...of, suggestionId }, by('rev')), state, { translators });
    const past = [suggested, approvedAs('s1', 'Zu'), suggestedBy(bob, 's2'), approvedAs('s2', 'Weg')];
    given(translation, past)
      .when(reopen('s2'))
      .then([
        {
          type: 'TranslationReopened',
          data: { ...of, suggestionId: 's2', before: { forms: { text: 'Zu' }, english } },
        },
      ]);
    given(translation, past).when(reopen('s1')).thenBroken('changed-meanwhile');
    given(translation, [suggested, approvedAs('s1', 'Zu')])
      .when(reopen('s1'))
      .then([{ type: 'TranslationReopened', data: one }]);
    const back: TranslationEvent = { type: 'TranslationReopened', data: { ...of, suggestionId: 's2' } };
    given(translation, [...past, back])
      .when(reopen('s1'))
      .then([{ type: 'TranslationReopened', data: one }]);
  });

  it('is by a reviewer as by a moderator, in the one queue', () => {
    const { decider, decisions } = translationReviewCommands;
    const run = (name: string) => () => {
      const state = [suggested].reduce((so, event) => decider.evolve(so, event), decider.initial);
      const [approval] = decisions;
      return approval!
        .decide(new ApproveTranslation(one, { ...by(name), seen: 1 }), state, facts)
        .map(({ type }) => type);
    };
    expect(run('rev')()).toEqual(['TranslationApproved', 'ReviewApproved']);
    expect(run('bob')).toThrow('translation-not-reviewer');
  });
});

describe('a comment', () => {
  it('is taken away by its author or a reviewer', () => {
    const commented: TranslationEvent = {
      type: 'TranslationCommented',
      data: { ...of, commentId: 'c1', author: ann, textId: 't1' },
    };
    const comment = (state: Translation) =>
      commentOnTranslation(new CommentOnTranslation({ ...of, text: 'Too formal.' }, by('ann')), state, {
        commentId: 'c1',
        english,
        textId: 't1',
      });
    given(translation).when(comment).then([commented]);
    const remove = (name: string) => (state: Translation) =>
      removeTranslationComment(new RemoveTranslationComment({ ...of, commentId: 'c1' }, by(name)), state, {
        translators,
      });
    const removed = { type: 'TranslationCommentRemoved', data: { ...of, commentId: 'c1' } } as const;
    given(translation, [commented]).when(remove('ann')).then([removed]);
    given(translation, [commented]).when(remove('rev')).then([removed]);
    given(translation, [commented]).when(remove('bob')).thenBroken('translation-not-yours');
  });
});
