import type { ActorId, Decider } from '#kernel';
import type { OfRound, RoundEvent } from './round.events.ts';
import { evolveSubmissions, type FilledAs, type RoundSubmission } from './round-submissions.ts';

/** Who has a round until then (ISO 8601); `unchanged`: how often in a row they had it on without saving a change. */
export type RoundLock = { readonly by: ActorId; readonly until: string; readonly unchanged?: number };

/** A round as its commands see it. `before`: what it was before a reset that may be undone. */
export type Round = {
  readonly lock?: RoundLock;
  /** The one before, of who let it go themselves. */
  readonly letGo?: RoundLock;
  readonly submissions: readonly RoundSubmission[];
  readonly filled: FilledAs;
  readonly before?: FilledAs;
  /** A moderator took it out of the challenge. */
  readonly deleted?: true;
};

export const roundStream = ({ challengeId, round }: OfRound): string => `round-${challengeId}-${round}`;

/** A round under one key, in views and in the queue. */
export const roundKey = ({ challengeId, round }: OfRound): string => `${challengeId}|${round}`;

export const round: Decider<Round, RoundEvent> = {
  initial: { submissions: [], filled: {} },
  evolve: (state, event) => {
    switch (event.type) {
      case 'RoundLocked':
      case 'RoundLockExtended':
        return { ...unlocked(state), lock: lockOf(event.data) };
      case 'RoundUnlocked':
        return { ...unlocked(state), ...(state.lock && { letGo: state.lock }) };
      case 'RoundSubmitted':
        return { ...unlocked(state), submissions: evolveSubmissions(state.submissions, event, state.filled) };
      case 'RoundSubmissionApproved':
      case 'RoundSubmissionReopened':
        return { ...decided(state, event), submissions: evolveSubmissions(state.submissions, event, state.filled) };
      case 'RoundSubmissionWithdrawn':
      case 'RoundSubmissionDeclined':
      case 'RoundVoted':
      case 'RoundVoteWithdrawn':
        return { ...state, submissions: evolveSubmissions(state.submissions, event, state.filled) };
      case 'RoundFilled':
        return filledAs(unlocked(state), { content: event.data.content, author: event.data.by });
      case 'RoundSolved':
        return filledAs(state, { ...state.filled, solution: { hand: event.data.hand, rq: event.data.rq } });
      case 'RoundSolutionsReset': {
        const { solution: _solution, ...filled } = state.filled;
        return { ...state, filled, before: state.filled };
      }
      case 'RoundReset':
        return { ...state, filled: { content: null }, before: state.filled };
      case 'RoundResetUndone':
        return filledAs(state, state.before ?? state.filled);
      case 'RoundDeleted':
        return { ...unlocked(state), deleted: true };
      case 'RoundRestored': {
        const { deleted: _deleted, ...restored } = state;
        return restored;
      }
    }
  },
};

/** A reset is undone no more once the round is something else. */
const filledAs = ({ before: _before, ...state }: Round, filled: FilledAs): Round => ({ ...state, filled });

const unlocked = ({ lock: _lock, letGo: _letGo, ...state }: Round): Round => state;

const lockOf = ({ by, until, unchanged }: RoundLock): RoundLock => ({
  by,
  until,
  ...(unchanged !== undefined && { unchanged }),
});

const decided = (
  state: Round,
  {
    type,
    data: { submissionId },
  }: Extract<RoundEvent, { type: 'RoundSubmissionApproved' | 'RoundSubmissionReopened' }>,
): Round => {
  const submission = state.submissions.find((one) => one.submissionId === submissionId);
  if (!submission) return state;
  const { content, submittedBy: author, replaced = {} } = submission;
  if (type === 'RoundSubmissionApproved') return filledAs(state, { content, author, submissionId });
  return state.filled.submissionId === submissionId ? filledAs(state, replaced) : state;
};
