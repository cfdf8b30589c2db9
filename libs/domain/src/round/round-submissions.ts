import type { ActorId } from '#kernel';
import type { RoundFault } from './round.enums.ts';
import type { RoundContent, RoundEvent, SolvingCar } from './round.events.ts';

/** The best computed hand; without cars where there is none. */
export type RoundSolution = { readonly hand: readonly SolvingCar[]; readonly rq: number };

/**
 * The round's content by its own stream: `content` absent where only the challenge has it, null where it was reset.
 * `author` is who filled it.
 */
export type FilledAs = {
  readonly content?: RoundContent | null;
  readonly author?: ActorId;
  readonly submissionId?: string;
  readonly solution?: RoundSolution;
};

export type RoundVote = {
  readonly by: ActorId;
  readonly vote: 'up' | 'down';
  readonly reason?: RoundFault;
  readonly weight: number;
};

/** A user's submission for a round. `replaced`: its content before this was approved. */
export type RoundSubmission = {
  readonly submissionId: string;
  readonly submittedBy: ActorId;
  readonly content: RoundContent;
  readonly status: 'waiting' | 'approved' | 'declined' | 'withdrawn';
  readonly votes: readonly RoundVote[];
  readonly reason?: RoundFault;
  readonly textId?: string;
  readonly replaced?: FilledAs;
};

type OfSubmissions = Extract<RoundEvent, { readonly data: { readonly submissionId: string } }>;

/** A round's submissions after an event, oldest first; `filled` is the round's content before it. */
export const evolveSubmissions = (
  submissions: readonly RoundSubmission[],
  event: OfSubmissions,
  filled: FilledAs,
): readonly RoundSubmission[] => {
  if (event.type === 'RoundSubmitted') {
    const { submissionId, submittedBy, content } = event.data;
    return [...submissions, { submissionId, submittedBy, content, status: 'waiting', votes: [] }];
  }
  const { submissionId } = event.data;
  return submissions.map((one) => (one.submissionId === submissionId ? evolveOne(one, event, filled) : one));
};

const evolveOne = (
  one: RoundSubmission,
  { type, data }: Exclude<OfSubmissions, { readonly type: 'RoundSubmitted' }>,
  filled: FilledAs,
): RoundSubmission => {
  const { reason: _reason, textId: _textId, replaced: _replaced, ...open } = one;
  switch (type) {
    case 'RoundSubmissionWithdrawn':
      return { ...one, status: 'withdrawn' };
    case 'RoundSubmissionApproved':
      return { ...open, status: 'approved', replaced: filled };
    case 'RoundSubmissionDeclined': {
      const { reason, textId } = data;
      return { ...open, status: 'declined', reason, ...(textId !== undefined && { textId }) };
    }
    case 'RoundSubmissionReopened':
      return { ...open, status: 'waiting' };
    case 'RoundVoted': {
      const { by, vote, reason, weight } = data;
      const said = { by, vote, weight, ...(reason !== undefined && { reason }) };
      return { ...one, votes: [...othersVotes(one, by), said] };
    }
    case 'RoundVoteWithdrawn':
      return { ...one, votes: othersVotes(one, data.by) };
  }
};

const othersVotes = ({ votes }: RoundSubmission, by: ActorId) => votes.filter((vote) => vote.by !== by);
