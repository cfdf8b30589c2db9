import type { TunedFigures } from '../prediction/tuned-figures.ts';
import { type CurrentTime, currentOf } from '../confidence/current-time.ts';
import type { TimeConfidence } from '../confidence/confidence.ts';
import { supportsOf } from '../confidence/confidence.ts';
import type { TimeVote, Weighed } from '../confidence/weighed-time.ts';

/** Stats that a user read off the card of a tuned car, with all that decides whether they count. */
export type SubmittedStats = Weighed & { readonly statsId: string; readonly stats: TunedFigures };

/** A judgement of a card's stats, as in the events of tuned stats. */
export type JudgingStats = { readonly data: { readonly statsId: string } } & (
  | { readonly type: 'TunedStatsWithdrawn' | 'TunedStatsHidden' | 'TunedStatsRestored' }
  | { readonly type: 'TunedStatsVoted'; readonly data: TimeVote }
  | { readonly type: 'TunedStatsVoteWithdrawn'; readonly data: { readonly by: string } }
);

/** All submitted stats of a car in a tune, after one of them was judged. One vote per user: the last one. */
export const judgedStats = <Said extends SubmittedStats>(
  all: readonly Said[],
  judging: JudgingStats,
): readonly Said[] => all.flatMap((said) => (said.statsId === judging.data.statsId ? after(said, judging) : [said]));

const after = <Said extends SubmittedStats>(said: Said, judging: JudgingStats): readonly Said[] => {
  switch (judging.type) {
    case 'TunedStatsWithdrawn':
      return [];
    case 'TunedStatsVoted': {
      const { by, vote, weight, reason } = judging.data;
      return [{ ...said, votes: [...withoutVoteOf(said, by), { by, vote, weight, ...(reason && { reason }) }] }];
    }
    case 'TunedStatsVoteWithdrawn':
      return [{ ...said, votes: withoutVoteOf(said, judging.data.by) }];
    case 'TunedStatsHidden':
      return [{ ...said, ruling: 'hidden' }];
    case 'TunedStatsRestored': {
      const { ruling: _, ...rest } = said;
      return [rest as unknown as Said];
    }
  }
};

const withoutVoteOf = ({ votes = [] }: SubmittedStats, person: string): readonly TimeVote[] =>
  votes.filter(({ by }) => by !== person);

/** The one that counts, by the rule of lap times. */
export const currentStatsOf = <Said extends SubmittedStats>(all: readonly Said[]): CurrentTime<Said> | undefined =>
  currentOf(all, keyOfStats);

/** The support of each of them, in their order. */
export const supportsOfStats = (all: readonly SubmittedStats[]): readonly (TimeConfidence | 'hidden')[] =>
  supportsOf(all, keyOfStats);

/** The same key for equal stats. */
export const tunedStatsKey = ({ topSpeedMph, acceleration0to60s, handling }: TunedFigures): string =>
  `${topSpeedMph} ${acceleration0to60s ?? 'never'} ${handling}`;

const keyOfStats = ({ stats }: SubmittedStats): string => tunedStatsKey(stats);
