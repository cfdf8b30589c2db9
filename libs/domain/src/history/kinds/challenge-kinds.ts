import type { ChallengeEvent } from '../../challenge/challenge.events.ts';
import { challengeStream } from '../../challenge/challenge.state.ts';
import type { RoundEvent } from '../../round/round.events.ts';
import { roundKey, roundStream } from '../../round/round.state.ts';
import { type HistoryFacts, type HistoryKind, type HistoryState, inStatus, oneStream } from '../history-kind.ts';

/** A challenge of the game. Of the hidden one nobody reads anything. */
export const challengeHistoryKind: HistoryKind<ChallengeEvent> = {
  kind: 'challenge',
  stream: oneStream(challengeStream),
  itemOf: ({ challengeId }) => challengeId,
  seenBy: 'moderators',
  isPublic: inStatus('open'),
  nobody: ['hidden'],
  acts: {
    ChallengeCreated: { act: 'created', byStaff: true, status: 'open', facts: ({ facts }) => facts },
    ChallengeCorrected: { act: 'corrected', byStaff: true, facts: ({ changes }) => changes },
    ChallengeRoundStated: {
      act: 'round-stated',
      byStaff: true,
      facts: ({ round, facts }) => ({ [`round ${round}`]: facts }),
    },
    ChallengeRetired: { act: 'retired', byStaff: true, status: 'retired' },
    ChallengeRestored: { act: 'restored', byStaff: true, status: 'open' },
    ChallengeHidden: { act: 'hidden', told: 'staff', unlogged: true, status: 'hidden' },
  },
};

const roundOf = (itemId: string) => {
  const at = itemId.lastIndexOf('|');
  return { challengeId: itemId.slice(0, at), round: Number(itemId.slice(at + 1)) };
};

/** The challenge of a round. */
export const challengeOfRound = (itemId: string): string => roundOf(itemId).challengeId;

const unsolved = { hand: undefined, rq: undefined };
const held = ({ hand, filled }: HistoryFacts): string =>
  hand !== undefined ? 'solved' : filled !== undefined ? 'filled' : 'free';
const asHeld = ({ facts }: HistoryState): string => held(facts);
/** By submission: what each said, and what an approved one took the place of. */
type ById = Readonly<Record<string, unknown>>;
const byId = (value: unknown): ById => (value ?? {}) as ById;

/** A round of a challenge. Its solutions may not be public yet: what it holds is for staff here. */
export const roundHistoryKind: HistoryKind<RoundEvent> = {
  kind: 'round',
  stream: oneStream((itemId) => roundStream(roundOf(itemId))),
  itemOf: roundKey,
  seenBy: 'moderators',
  isPublic: ({ status }) => status !== 'removed',
  factsForStaff: true,
  acts: {
    RoundLocked: { act: 'locked', status: 'locked', about: ({ takenFrom }) => takenFrom },
    RoundLockExtended: { act: 'lock-extended', told: 'staff', unlogged: true },
    RoundUnlocked: { act: 'unlocked', status: asHeld, about: ({ takenFrom }) => takenFrom },
    RoundSubmitted: {
      act: 'submitted',
      status: 'in review',
      facts: ({ content, submissionId }, { _sent }) => ({
        submitted: content,
        _sent: { ...byId(_sent), [submissionId]: content },
      }),
    },
    RoundSubmissionWithdrawn: { act: 'withdrawn', status: asHeld },
    RoundVoted: { act: 'voted', told: 'staff', unlogged: true },
    RoundVoteWithdrawn: { act: 'vote-withdrawn', told: 'staff', unlogged: true },
    RoundSubmissionApproved: {
      act: 'approved',
      byStaff: true,
      status: 'filled',
      facts: ({ submissionId }, { _sent, _replaced, filled }) => ({
        filled: byId(_sent)[submissionId],
        _replaced: { ...byId(_replaced), [submissionId]: filled },
        ...unsolved,
      }),
    },
    RoundSubmissionDeclined: { act: 'declined', byStaff: true, note: 'staff', status: asHeld },
    RoundSubmissionReopened: {
      act: 'reopened',
      byStaff: true,
      status: 'in review',
      facts: ({ submissionId }, { _replaced, filled }) =>
        submissionId in byId(_replaced) ? { filled: byId(_replaced)[submissionId], ...unsolved } : { filled },
    },
    RoundFilled: {
      act: 'filled',
      status: 'filled',
      facts: ({ content }) => ({ filled: content, ...unsolved }),
    },
    RoundSolved: { act: 'solved', status: 'solved', facts: ({ hand, rq }) => ({ hand, rq }) },
    RoundSolutionsReset: {
      act: 'solutions-reset',
      byStaff: true,
      status: 'filled',
      facts: (_, { filled, hand, rq }) => ({ ...unsolved, _before: { filled, hand, rq } }),
    },
    RoundReset: {
      act: 'reset',
      byStaff: true,
      status: 'free',
      facts: (_, { filled, hand, rq }) => ({ filled: undefined, ...unsolved, _before: { filled, hand, rq } }),
    },
    RoundResetUndone: {
      act: 'reset-undone',
      byStaff: true,
      status: ({ facts }) => held(byId(facts['_before'])),
      facts: (_, { _before }) => byId(_before),
    },
    RoundDeleted: { act: 'removed', byStaff: true, status: 'removed' },
    RoundRestored: { act: 'put-back', byStaff: true, status: asHeld },
  },
};
