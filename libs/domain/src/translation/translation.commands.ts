import { type Command, commandsOf, decision, lookedUp, newId, stateOf } from '#kernel';
import { ending } from '../queue/ending.ts';
import { type Queued, queued } from '../queue/queue.state.ts';
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
import type { OfSuggestion, OfTranslation } from './translation.events.ts';
import { translationItemId } from './translation.queue-kind.ts';
import { type Translation, translation, translationStream } from './translation.state.ts';
import {
  AppointTranslationReviewer,
  appointTranslationReviewer,
  DismissTranslationReviewer,
  dismissTranslationReviewer,
  translators,
  translatorsStream,
} from './translators.ts';

const ofText = {
  facts: { translators: stateOf(translators, ({ language }: OfTranslation) => translatorsStream(language)) },
};
const ofSuggestion = { id: ({ suggestionId }: OfSuggestion) => suggestionId };
const item = (of: OfSuggestion) => ({ kind: 'translation', itemId: translationItemId(of) }) as const;
const approve = ending((of: OfSuggestion) => ({ ...item(of), outcome: 'approved' }), approveTranslation);
const decline = ending(
  ({ reason, ...of }: DeclineTranslation['data']) => ({ ...item(of), outcome: 'declined', reason }),
  declineTranslation,
);

type State = Translation & Queued;

/** A reviewer of a language has a moderator's rights for its items. */
const byReviewer = <
  Made extends Command,
  Facts extends { readonly translators: { readonly reviewers: readonly string[] } },
  Came,
>(
  decide: ((command: Made, state: State, facts: Facts) => Came) & { readonly endsReview: true },
) => {
  const decideAsStaff = (command: Made, state: State, facts: Facts): Came => {
    const { meta } = command;
    const isTheirs = meta.role === undefined && facts.translators.reviewers.includes(meta.actor);
    return decide(isTheirs ? { ...command, meta: { ...meta, role: 'moderator' } } : command, state, facts);
  };
  return Object.assign(decideAsStaff, { endsReview: decide.endsReview });
};

const approveReviewed = byReviewer(approve);
const declineReviewed = byReviewer(decline);

export const translationCommands = commandsOf({
  decider: queued(translation),
  stream: translationStream,
  decisions: [
    decision(SuggestTranslation, suggestTranslation, {
      id: (_, { suggestionId }) => suggestionId,
      words: ({ forms }) => ({ body: JSON.stringify(forms) }),
      facts: { suggestionId: newId('translation'), english: lookedUp },
    }),
    decision(WithdrawTranslation, withdrawTranslation, ofSuggestion),
    decision(VoteOnTranslation, voteOnTranslation, ofSuggestion),
  ],
});

export const translationCommentCommands = commandsOf({
  decider: queued(translation),
  stream: translationStream,
  decisions: [
    decision(CommentOnTranslation, commentOnTranslation, {
      id: (_, { commentId }) => commentId,
      words: ({ text }) => ({ body: text }),
      facts: { commentId: newId('translation-comment'), english: lookedUp },
    }),
    decision(RemoveTranslationComment, removeTranslationComment, { id: ({ commentId }) => commentId, ...ofText }),
  ],
});

export const translationReviewCommands = commandsOf({
  decider: queued(translation),
  stream: translationStream,
  decisions: [
    decision(ApproveTranslation, approveReviewed, {
      ...ofSuggestion,
      facts: { ...ofText.facts, forms: lookedUp, english: lookedUp },
    }),
    decision(DeclineTranslation, declineReviewed, {
      ...ofSuggestion,
      ...ofText,
      words: ({ text }) => ({ body: text }),
    }),
    decision(ReopenTranslation, reopenTranslation, { ...ofSuggestion, ...ofText }),
  ],
});

export const translatorsCommands = commandsOf({
  decider: translators,
  stream: ({ language }: { readonly language: string }) => translatorsStream(language),
  decisions: [
    decision(AppointTranslationReviewer, appointTranslationReviewer, {
      id: ({ member }) => member,
      facts: { isKnown: lookedUp },
    }),
    decision(DismissTranslationReviewer, dismissTranslationReviewer, { id: ({ member }) => member }),
  ],
});
