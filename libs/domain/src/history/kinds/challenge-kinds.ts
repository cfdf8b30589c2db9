import type { ChallengeEvent } from '../../challenge/challenge.events.ts';
import { challengeStream } from '../../challenge/challenge.state.ts';
import type { RoundEvent } from '../../round/round.events.ts';
import { type Round, round, roundKey, roundStream } from '../../round/round.state.ts';
import { type HistoryValues, type HistoryKind, type HistoryState, inStatus, oneStream } from '../history-kind.ts';

/** A challenge of the game. The hidden one is visible to no one. */
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

export const challengeOfRound = (itemId: string): string => roundOf(itemId).challengeId;

const held = ({ hand, filled }: HistoryValues): string =>
  hand !== undefined ? 'solved' : filled !== undefined ? 'filled' : 'free';
const asHeld = ({ facts }: HistoryState): string => held(facts);

/** A round's state after an event, by the fold of its commands: an undo restores the same state here. */
const after =
  <Type extends RoundEvent['type']>(type: Type) =>
  (
    data: Extract<RoundEvent, { readonly type: Type }>['data'],
    { _round = round.initial }: HistoryValues,
  ): HistoryValues => {
    const now = round.evolve(_round as Round, { type, data } as unknown as RoundEvent);
    const { content, solution } = now.filled;
    return { _round: now, filled: content ?? undefined, hand: solution?.hand, rq: solution?.rq };
  };

/** A round of a challenge. Its solutions may not be public yet: its facts are for staff here. */
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
      facts: (data, before) => ({ submitted: data.content, ...after('RoundSubmitted')(data, before) }),
    },
    RoundSubmissionWithdrawn: { act: 'withdrawn', status: asHeld, facts: after('RoundSubmissionWithdrawn') },
    RoundVoted: { act: 'voted', told: 'staff', unlogged: true },
    RoundVoteWithdrawn: { act: 'vote-withdrawn', told: 'staff', unlogged: true },
    RoundSubmissionApproved: {
      act: 'approved',
      byStaff: true,
      status: 'filled',
      facts: after('RoundSubmissionApproved'),
    },
    RoundSubmissionDeclined: {
      act: 'declined',
      byStaff: true,
      note: 'staff',
      status: asHeld,
      facts: after('RoundSubmissionDeclined'),
    },
    RoundSubmissionReopened: {
      act: 'reopened',
      byStaff: true,
      status: 'in review',
      facts: after('RoundSubmissionReopened'),
    },
    RoundFilled: { act: 'filled', status: 'filled', facts: after('RoundFilled') },
    RoundSolved: { act: 'solved', status: 'solved', facts: after('RoundSolved') },
    RoundSolutionsReset: {
      act: 'solutions-reset',
      byStaff: true,
      status: 'filled',
      facts: after('RoundSolutionsReset'),
    },
    RoundReset: { act: 'reset', byStaff: true, status: 'free', facts: after('RoundReset') },
    RoundResetUndone: {
      act: 'reset-undone',
      byStaff: true,
      status: ({ facts }, data) => held(after('RoundResetUndone')(data, facts)),
      facts: after('RoundResetUndone'),
    },
    RoundDeleted: { act: 'removed', byStaff: true, status: 'removed' },
    RoundRestored: { act: 'put-back', byStaff: true, status: asHeld },
  },
};
