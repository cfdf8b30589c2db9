import type { LapTimeVotes } from '#contracts';
import type { Caller } from '#kernel';
import type { TimeVote } from '#racing';

/** The votes on a time, without the voters. */
export const presentVotes = (votes: readonly TimeVote[], { actor }: Caller): LapTimeVotes => {
  const own = votes.find(({ by }) => by === actor)?.vote;
  return {
    up: votes.filter(({ vote }) => vote === 'up').length,
    down: votes.filter(({ vote }) => vote === 'down').length,
    reasons: [...new Set(votes.flatMap(({ reason }) => reason ?? []))],
    ...(own && { own }),
  };
};
