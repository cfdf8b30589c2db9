import { commandsIn, walkTable } from '#test/permissions-kit';
import type { ActorId, Command, CommandType, Event, Meta } from '#kernel';
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
import { type Translation, translation } from './translation.state.ts';
import { type TranslationItem, translationPermissions } from './translation.permissions.ts';
import {
  AppointTranslationReviewer,
  appointTranslationReviewer,
  DismissTranslationReviewer,
  dismissTranslationReviewer,
  translators,
  translatorsPermissions,
} from './translators.ts';

const of = { language: 'de', key: 'common:close' };
const text = { text: 'Close' };
const given = { translators: { reviewers: ['ann' as ActorId] }, forms: text, english: text, textId: 't' };
const itemOf =
  (suggestionId: string) =>
  ({ suggestions }: Translation): TranslationItem => ({
    suggestion: suggestions[suggestionId],
    reviewers: given.translators.reviewers,
  });
const comment = ({ comments }: Translation): TranslationItem => ({
  comment: comments['c1'],
  reviewers: given.translators.reviewers,
});
const on =
  <Made extends Command>(
    type: CommandType<Made>,
    decide: (
      command: Made,
      state: Translation,
      facts: typeof given & { suggestionId: string; commentId: string },
    ) => readonly Event[],
    item: (n: number) => (state: Translation) => TranslationItem = (n) => itemOf(`s${n % 3}`),
  ) =>
  (meta: Meta, n: number, state: Translation) => ({
    item: item(n),
    decide: () => {
      const suggestionId = `s${n % 3}`;
      const votes = { vote: n % 2 === 0 ? 'up' : 'down', reason: 'style' };
      const data = {
        ...of,
        suggestionId,
        commentId: 'c1',
        forms: text,
        text: 'Hm',
        ...votes,
      } as unknown as Made['data'];
      return decide(new type(data, meta), state, { ...given, suggestionId: 's9', commentId: 'c1' });
    },
  });

// A new suggestion withdraws an older one of its author: each is a thing of its own, and a missing one is new.
const fresh = (meta: Meta, n: number, state: Translation) => {
  const suggestionId = `s${n % 3}`;
  const command = new SuggestTranslation({ ...of, forms: text }, meta);
  const isNew = state.suggestions[suggestionId] === undefined;
  return {
    item: itemOf(suggestionId),
    decide: () => (isNew ? suggestTranslation(command, state, { suggestionId, english: text, textId: 't' }) : []),
  };
};

/** The last approved suggestion is shown and approved; the earlier ones are all replaced. */
const againstItsSuggestions = ({ approved, suggestions }: Translation): string | undefined => {
  const now = approved.map(({ suggestionId }) => suggestions[suggestionId]?.status);
  const fits = now.every((status, at) => status === (at === now.length - 1 ? 'approved' : 'replaced'));
  return fits ? undefined : `what was approved is ${now.join(', ')} now`;
};

it('no 10,000 commands on translations lead where no row of the table leads', async () => {
  const came = await walkTable({
    table: translationPermissions,
    decider: translation,
    commands: {
      'suggest-translation': fresh,
      'withdraw-translation': on(WithdrawTranslation, withdrawTranslation),
      'vote-on-translation': on(VoteOnTranslation, voteOnTranslation),
      'approve-translation': on(ApproveTranslation, approveTranslation),
      'decline-translation': on(DeclineTranslation, declineTranslation),
      'reopen-translation': on(ReopenTranslation, reopenTranslation),
      'comment-on-translation': (meta, _n, state) => ({
        item: comment,
        decide: () =>
          state.comments['c1'] === undefined
            ? commentOnTranslation(new CommentOnTranslation({ ...of, text: 'Hm' }, meta), state, {
                commentId: 'c1',
                english: text,
              })
            : [],
      }),
      'remove-translation-comment': on(RemoveTranslationComment, removeTranslationComment, () => comment),
    },
    contradiction: againstItsSuggestions,
  });
  expect(came).toEqual(commandsIn(translationPermissions));
});

it('no 10,000 commands on reviewers lead where no row of the table leads', async () => {
  const data = { language: 'de', member: 'ann' as ActorId };
  const item = ({ reviewers }: { reviewers: readonly ActorId[] }) => ({ isReviewer: reviewers.includes(data.member) });
  const came = await walkTable({
    table: translatorsPermissions,
    decider: translators,
    commands: {
      'appoint-translation-reviewer': (meta, _n, state) => ({
        item,
        decide: () => appointTranslationReviewer(new AppointTranslationReviewer(data, meta), state, { isKnown: true }),
      }),
      'dismiss-translation-reviewer': (meta, _n, state) => ({
        item,
        decide: () => dismissTranslationReviewer(new DismissTranslationReviewer(data, meta), state),
      }),
    },
  });
  expect(came).toEqual(commandsIn(translatorsPermissions));
});
