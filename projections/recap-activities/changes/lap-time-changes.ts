import type { CellEvent } from '#domain';
import type { Recorded } from '#kernel';
import { counts, done, type ActivityChange, rulingChanges, voided } from '../recap-activity.ts';

export const lapTimeChanges = (event: Recorded<CellEvent>): readonly ActivityChange[] => [
  ...changesOf(event),
  ...(event.data.faring ?? []).map(({ lapTimeId, to }) => rulingChanges(lapTimeId, to)),
];

const changesOf = ({ type, data, meta }: Recorded<CellEvent>): readonly ActivityChange[] => {
  const { lapTimeId, carId, tune, trackCode } = data;
  const of = { carId, tune, trackCode, at: meta.at };
  switch (type) {
    case 'LapTimeSubmitted': {
      const waits = data.doubts !== undefined || data.trust === 'unconfirmed';
      const fact = { ...of, by: data.submittedBy, kind: 'time', value: data.value } as const;
      return [done(lapTimeId, { ...fact, ...(waits && { waits }) })];
    }
    case 'LapTimeWithdrawn':
      return [voided(lapTimeId, 'withdrawn', meta.at)];
    case 'LapTimeHidden':
      return [voided(lapTimeId, 'hidden', meta.at)];
    case 'LapTimeAccepted':
    case 'LapTimeRestored':
      return [counts(lapTimeId, 'hidden')];
    case 'LapTimeVoted':
      return [
        done(voteKey(lapTimeId, data.by), { ...of, by: data.by, kind: 'vote' }),
        said(lapTimeId, data.by, data.vote === 'up' ? meta.at : undefined),
      ];
    case 'LapTimeVoteWithdrawn':
      return [voided(voteKey(lapTimeId, data.by), 'withdrawn', meta.at), said(lapTimeId, data.by, undefined)];
  }
};

const voteKey = (of: string, by: string): string => `${of}|${by}`;

/** A user votes that a time is right, or (undefined) withdraws that. */
const said = (key: string, by: string, at: string | undefined): ActivityChange => ({
  key,
  make: (fact) => {
    if (!fact) return undefined;
    const others = fact.ups.filter((one) => one.by !== by);
    return { ...fact, ups: at === undefined ? others : [...others, { by, at }] };
  },
});
