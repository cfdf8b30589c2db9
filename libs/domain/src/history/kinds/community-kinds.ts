import type { CommunityGroupEvent, GroupRevised } from '../../community-group/community-group.events.ts';
import { communityGroupStream } from '../../community-group/community-group.state.ts';
import type { TemplateEvent } from '../../template/template.events.ts';
import { templateStream } from '../../template/template.state.ts';
import type { TranslationEvent } from '../../translation/translation.events.ts';
import { translationStream } from '../../translation/translation.state.ts';
import type { TranslatorsEvent } from '../../translation/translators.events.ts';
import { translatorsStream } from '../../translation/translators.ts';
import { always, type HistoryValues, type HistoryKind, inStatus, never, oneStream } from '../history-kind.ts';

/** A template. One that was never proposed is visible to its author only. */
export const templateHistoryKind: HistoryKind<TemplateEvent> = {
  kind: 'template',
  stream: oneStream(templateStream),
  itemOf: ({ templateId }) => templateId,
  seenBy: 'moderators',
  isPublic: inStatus('approved'),
  ownerOnly: ['private', 'discarded'],
  acts: {
    TemplateSaved: {
      act: 'created',
      unlogged: true,
      status: 'private',
      owner: ({ author }) => author,
      facts: ({ textId, kind, deck, rqLimit, points }) => ({ words: { textId }, kind, deck, rqLimit, points }),
    },
    TemplateProposed: { act: 'proposed', status: 'waiting' },
    TemplateApproved: { act: 'approved', byStaff: true, status: 'approved' },
    TemplateDeclined: { act: 'declined', byStaff: true, note: 'staff', status: 'declined' },
    TemplateReopened: { act: 'reopened', byStaff: true, status: 'waiting' },
    TemplateRemoved: {
      act: 'removed',
      unlogged: true,
      status: ({ status }) => (status === 'private' ? 'discarded' : 'removed'),
    },
    TemplatePutBack: { act: 'put-back', unlogged: true, status: 'private' },
  },
};

const groupFacts = ({ platform, kind, countries, language, size, textId }: GroupRevised['data']): HistoryValues => ({
  words: { textId },
  platform,
  kind,
  countries,
  language,
  people: size,
});

/** A group of the directory. Join requests are visible to the user and its owner only. */
export const groupHistoryKind: HistoryKind<CommunityGroupEvent> = {
  kind: 'group',
  stream: oneStream(communityGroupStream),
  itemOf: ({ groupId }) => groupId,
  seenBy: 'moderators',
  isPublic: inStatus('approved', 'reported'),
  acts: {
    GroupSubmitted: {
      act: 'submitted',
      status: 'waiting',
      owner: ({ owner }) => owner,
      facts: groupFacts,
    },
    GroupRevised: {
      act: 'corrected',
      status: 'waiting',
      facts: groupFacts,
    },
    GroupApproved: { act: 'approved', byStaff: true, status: 'approved' },
    GroupDeclined: { act: 'declined', byStaff: true, status: 'declined' },
    GroupReviewReopened: { act: 'reopened', byStaff: true, status: 'waiting' },
    GroupConfirmed: { act: 'confirmed', byStaff: true, facts: ({ size }) => ({ people: size }) },
    GroupReported: { act: 'reported', told: 'staff', status: 'reported' },
    GroupClosed: { act: 'closed', status: 'closed' },
    GroupOpenedAgain: { act: 'put-back', status: 'waiting' },
    // An offer is visible to both users only, until it is accepted.
    GroupOffered: { act: 'proposed', told: 'owner', about: ({ userId }) => userId },
    GroupOfferWithdrawn: { act: 'withdrawn', told: 'owner', about: ({ userId }) => userId },
    GroupOfferRefused: { act: 'declined', told: 'owner' },
    GroupHandedOver: {
      act: 'passed-on',
      owner: ({ userId }) => userId,
      about: ({ owner }) => owner,
      facts: ({ textId }) => ({ words: { textId } }),
    },
    GroupJoinAsked: { act: 'join-asked', told: 'owner', note: 'nobody', unlogged: true },
    GroupJoinAnswered: {
      act: 'join-answered',
      told: 'owner',
      note: 'nobody',
      unlogged: true,
      about: ({ member }) => member,
    },
  },
};

export const translationHistoryKind: HistoryKind<TranslationEvent> = {
  kind: 'translation',
  stream: oneStream((itemId) => {
    const [language = '', key = ''] = itemId.split('|');
    return translationStream({ language, key });
  }),
  itemOf: ({ language, key }) => `${language}|${key}`,
  seenBy: 'moderators',
  isPublic: always,
  acts: {
    TranslationSuggested: {
      act: 'submitted',
      status: 'waiting',
      facts: ({ textId, english }) => ({ english, suggestion: { textId } }),
    },
    TranslationWithdrawn: { act: 'withdrawn', status: 'withdrawn', facts: () => ({ suggestion: undefined }) },
    TranslationVoted: { act: 'voted', told: 'staff', unlogged: true },
    TranslationApproved: {
      act: 'approved',
      byStaff: true,
      status: 'approved',
      facts: ({ forms }) => ({ text: forms, suggestion: undefined }),
    },
    TranslationDeclined: { act: 'declined', byStaff: true, note: 'staff', status: 'declined' },
    TranslationReopened: {
      act: 'reopened',
      byStaff: true,
      status: 'waiting',
      facts: ({ before }) => ({ text: before?.forms }),
    },
    TranslationCommented: {
      act: 'commented',
      facts: ({ textId, commentId }) => ({ [`comment ${commentId}`]: { textId } }),
    },
    TranslationCommentRemoved: {
      act: 'comment-removed',
      facts: ({ commentId }) => ({ [`comment ${commentId}`]: undefined }),
    },
  },
};

export const reviewersHistoryKind: HistoryKind<TranslatorsEvent> = {
  kind: 'reviewers',
  stream: oneStream(translatorsStream),
  itemOf: ({ language }) => language,
  seenBy: 'moderators',
  isPublic: never,
  acts: {
    TranslationReviewerAppointed: {
      act: 'reviewer-appointed',
      byStaff: true,
      status: 'known',
      about: ({ member }) => member,
      facts: (_, before) => ({ reviewers: Number(before['reviewers'] ?? 0) + 1 }),
    },
    TranslationReviewerDismissed: {
      act: 'reviewer-dismissed',
      byStaff: true,
      about: ({ member }) => member,
      facts: (_, before) => ({ reviewers: Number(before['reviewers'] ?? 1) - 1 }),
    },
  },
};
