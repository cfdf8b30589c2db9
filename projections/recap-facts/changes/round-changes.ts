import type { RoundEvent } from '#domain';
import type { Recorded } from '#kernel';
import { counts, done, type FactChange, voided } from '../recap-fact.ts';

/** Rounds that somebody filled in or solved, and their votes. */
export const roundChanges = ({ id, type, data, meta: { at } }: Recorded<RoundEvent>): readonly FactChange[] => {
  const of = { challengeId: data.challengeId, round: data.round, at };
  switch (type) {
    case 'RoundSubmitted':
      return [done(data.submissionId, { ...of, by: data.submittedBy, kind: 'round' })];
    case 'RoundFilled':
      return [done(id, { ...of, by: data.by, kind: 'round' })];
    case 'RoundSubmissionWithdrawn':
      return [voided(data.submissionId, 'withdrawn', at)];
    case 'RoundSubmissionDeclined':
      return [voided(data.submissionId, 'declined', at)];
    case 'RoundSubmissionApproved':
    case 'RoundSubmissionReopened':
      return [counts(data.submissionId, 'declined')];
    case 'RoundSolved':
      return [
        done(`solved|${data.challengeId}|${data.round}|${data.by}`, { ...of, by: data.by, kind: 'solution' }),
        ...(data.filledBy === undefined || data.filledBy === data.by
          ? []
          : [
              done(`helped|${data.challengeId}|${data.round}|${data.filledBy}`, {
                ...of,
                by: data.filledBy,
                kind: 'helped',
              }),
            ]),
      ];
    case 'RoundVoted':
      return [done(`${data.submissionId}|${data.by}`, { ...of, by: data.by, kind: 'vote' })];
    case 'RoundVoteWithdrawn':
      return [voided(`${data.submissionId}|${data.by}`, 'withdrawn', at)];
    default:
      return [];
  }
};
