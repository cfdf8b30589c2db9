import type { LapTimeVotes } from '#contracts';
import type { Asking } from '#kernel';
import type { TimeVote } from '#racing';

/** The votes on a time, without the voters. */
export const tellVotes = (votes: readonly TimeVote[], { actor }: Asking): LapTimeVotes => {
  const own = votes.find(({ by }) => by === actor)?.vote;
  return {
    up: votes.filter(({ vote }) => vote === 'up').length,
    down: votes.filter(({ vote }) => vote === 'down').length,
    reasons: [...new Set(votes.flatMap(({ reason }) => reason ?? []))],
    ...(own && { own }),
  };
};
