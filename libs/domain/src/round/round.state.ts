import type { ActorId, Decider } from '#kernel';
import type { OfRound, RoundEvent, RoundSubmissionApproved, RoundSubmissionReopened } from './round.events.ts';
import { evolveSubmissions, type FilledAs, type RoundSubmission } from './round-submissions.ts';

/**
 * The lock of a round until then (ISO 8601); `unchanged`: how often in a row its holder prolonged it without saving a
 * change.
 */
export type RoundLock = { readonly by: ActorId; readonly until: string; readonly unchanged?: number };

/** A round as its commands see it. `before`: its content before a reset that may be undone. */
export type Round = {
  readonly lock?: RoundLock;
  /** The previous lock, where its holder released it. */
  readonly letGo?: RoundLock;
  readonly submissions: readonly RoundSubmission[];
  readonly filled: FilledAs;
  readonly before?: FilledAs;
  readonly deleted?: true;
};

export const roundStream = ({ challengeId, round }: OfRound): string => `round-${challengeId}-${round}`;

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
        return approved(state, event);
      case 'RoundSubmissionReopened':
        return reopened(state, event);
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

/** New content makes an earlier reset final. */
const filledAs = ({ before: _before, ...state }: Round, filled: FilledAs): Round => ({ ...state, filled });

const unlocked = ({ lock: _lock, letGo: _letGo, ...state }: Round): Round => state;

const lockOf = ({ by, until, unchanged }: RoundLock): RoundLock => ({
  by,
  until,
  ...(unchanged !== undefined && { unchanged }),
});

const approved = (state: Round, event: RoundSubmissionApproved): Round => {
  const { submissionId } = event.data;
  const submissions = evolveSubmissions(state.submissions, event, state.filled);
  const submission = state.submissions.find((one) => one.submissionId === submissionId);
  if (!submission) return { ...state, submissions };
  const { content, submittedBy: author } = submission;
  return filledAs({ ...state, submissions }, { content, author, submissionId });
};

/**
 * A reopened submission is no longer the round's content, nor restored by an undo: what it replaced takes its place in
 * both.
 */
const reopened = (state: Round, event: RoundSubmissionReopened): Round => {
  const { submissionId } = event.data;
  const { replaced = {} } = state.submissions.find((one) => one.submissionId === submissionId) ?? {};
  const without = (filled: FilledAs): FilledAs => (filled.submissionId === submissionId ? replaced : filled);
  const submissions = evolveSubmissions(state.submissions, event, state.filled).map((one) =>
    one.replaced === undefined ? one : { ...one, replaced: without(one.replaced) },
  );
  if (state.filled.submissionId === submissionId) return filledAs({ ...state, submissions }, replaced);
  const { before, ...rest } = state;
  // A reset of content that is no longer approved cannot be undone.
  if (before === undefined || before.submissionId === submissionId) return { ...rest, submissions };
  return { ...state, submissions };
};
