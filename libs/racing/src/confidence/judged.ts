import type { TimeVote, WeighedTime } from './weighed-time.ts';

/** A judgement of a time, as in the events of cells. */
export type Judging = { readonly data: { readonly lapTimeId: string } } & (
  | { readonly type: 'LapTimeVoted'; readonly data: TimeVote }
  | { readonly type: 'LapTimeVoteWithdrawn'; readonly data: { readonly by: string } }
  | { readonly type: 'LapTimeAccepted' | 'LapTimeHidden' | 'LapTimeRestored' }
);

type Judgeable = Pick<WeighedTime, 'lapTimeId' | 'votes' | 'ruling'>;

/** The times of a cell after one of them was judged. One vote per user: the last one. */
export const judged = <Time extends Judgeable>(times: readonly Time[], judging: Judging): readonly Time[] =>
  times.map((time) => (time.lapTimeId === judging.data.lapTimeId ? after(time, judging) : time));

const after = <Time extends Judgeable>(time: Time, judging: Judging): Time => {
  switch (judging.type) {
    case 'LapTimeVoted': {
      const { by, vote, weight, reason } = judging.data;
      return { ...time, votes: [...withoutVoteOf(time, by), { by, vote, weight, ...(reason && { reason }) }] };
    }
    case 'LapTimeVoteWithdrawn':
      return { ...time, votes: withoutVoteOf(time, judging.data.by) };
    case 'LapTimeAccepted':
      return { ...time, ruling: 'accepted' };
    case 'LapTimeHidden':
      return { ...time, ruling: 'hidden' };
    case 'LapTimeRestored': {
      const { ruling: _, ...rest } = time;
      return rest as unknown as Time;
    }
  }
};

const withoutVoteOf = ({ votes = [] }: Pick<WeighedTime, 'votes'>, person: string): readonly TimeVote[] =>
  votes.filter(({ by }) => by !== person);
