import type { RoundEvent } from '#domain';
import type { Recorded } from '#kernel';
import { counts, done, type ActivityChange, voided } from '../recap-activity.ts';

export const roundChanges = ({ id, type, data, meta: { at } }: Recorded<RoundEvent>): readonly ActivityChange[] => {
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
    case 'RoundSolved': {
      const isHelped = data.filledBy !== undefined && data.filledBy !== data.by;
      return [
        solved(solvedRoundKey(data), { ...of, by: data.by, kind: 'solution' }),
        solved(helpedKey(data), isHelped ? { ...of, by: data.filledBy, kind: 'helped' } : undefined),
      ];
    }
    case 'RoundSolutionsReset':
    case 'RoundReset':
      return [reset(solvedRoundKey(data), at), reset(helpedKey(data), at)];
    case 'RoundResetUndone':
      return [counts(solvedRoundKey(data), 'declined'), counts(helpedKey(data), 'declined')];
    case 'RoundVoted':
      return [done(`${data.submissionId}|${data.by}`, { ...of, by: data.by, kind: 'vote' })];
    case 'RoundVoteWithdrawn':
      return [voided(`${data.submissionId}|${data.by}`, 'withdrawn', at)];
    default:
      return [];
  }
};

type OfRound = Pick<RoundEvent['data'], 'challengeId' | 'round'>;

/** Prefix of the keys of a challenge's solutions. A round has one at a time: that of its last solver. */
export const solvedKey = (challengeId: string): string => `solved|${challengeId}`;
const solvedRoundKey = ({ challengeId, round }: OfRound): string => `${solvedKey(challengeId)}|${round}`;
const helpedKey = ({ challengeId, round }: OfRound): string => `helped|${challengeId}|${round}`;

/** Solved again by the same user, it keeps its first day. */
const solved = (key: string, fact: Parameters<typeof done>[1] | undefined): ActivityChange => ({
  key,
  make: (before) => fact && done(key, fact).make(before?.by === fact.by ? before : undefined),
});

/** Only the last reset can be undone: what was void before it stays void. */
const reset = (key: string, at: string): ActivityChange => ({
  key,
  make: (fact) => fact && { ...fact, void: fact.void ? { ...fact.void, why: 'withdrawn' } : { at, why: 'declined' } },
});
