import type { CellEvent, RulingStatus, LapTimeSubmitted } from '#domain';
import type { Recorded } from '#kernel';
import { type OutlierFlag, judged, type LapTimeValue, type TimeVote } from '#racing';
import type { Projection } from '#read-store';
import { cellEvents } from '../cell-events.ts';

/** Why a time needs a review: it is doubted, voted down, or hidden by a moderator; `none`: it needs none. */
export type Dispute = 'none' | 'doubted' | 'disputed' | 'hidden';

/** A submitted time, by its id. `by` is a user id, `at` ISO 8601, `saidAt` the position of the event in the log. */
export type LapTimeSubmissionDoc = {
  readonly lapTimeId: string;
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
  readonly by: string;
  readonly at: string;
  readonly gameVersion: string;
  readonly saidAt: number;
  readonly fare: RulingStatus;
  readonly withdrawn: boolean;
  readonly ruling?: 'accepted' | 'hidden';
  readonly doubts?: readonly OutlierFlag[];
  readonly votes?: readonly TimeVote[];
  readonly downs: number;
  readonly dispute: Dispute;
};

/** The channel of clients that show disputed times, or those of a user. */
export const LAP_TIME_SUBMISSIONS_CHANNEL = 'lap-time-submissions';

/** View `lap-time-submissions`: every submitted time with its status, for lists of disputed times and of a user's. */
export const lapTimeSubmissions: Projection<CellEvent, LapTimeSubmissionDoc> = {
  name: 'lap-time-submissions',
  version: 1,
  handles: cellEvents,
  indexes: [
    ['dispute', 'saidAt'],
    ['dispute', 'downs'],
    ['by', 'saidAt'],
  ],
  keysOf: ({ data }) => [...new Set([data.lapTimeId, ...(data.faring ?? []).map(({ lapTimeId }) => lapTimeId)])],
  channel: () => LAP_TIME_SUBMISSIONS_CHANNEL,
  evolve: (doc, event, lapTimeId) => {
    const after = event.data.lapTimeId === lapTimeId ? itself(doc, event) : doc;
    if (!after) return undefined;
    const fare = event.data.faring?.find((one) => one.lapTimeId === lapTimeId)?.to ?? after.fare;
    const downs = (after.votes ?? []).filter(({ vote }) => vote === 'down').length;
    return { ...after, fare, downs, dispute: disputeOf({ ...after, fare, downs }) };
  },
};

const itself = (
  doc: LapTimeSubmissionDoc | undefined,
  event: Recorded<CellEvent>,
): LapTimeSubmissionDoc | undefined => {
  switch (event.type) {
    case 'LapTimeSubmitted':
      return said(event);
    case 'LapTimeWithdrawn':
      return doc && { ...doc, withdrawn: true };
    default:
      return doc && judged([doc], event)[0];
  }
};

const said = ({ data, meta, position }: Recorded<LapTimeSubmitted>): LapTimeSubmissionDoc => ({
  lapTimeId: data.lapTimeId,
  carId: data.carId,
  tune: data.tune,
  trackCode: data.trackCode,
  value: data.value,
  by: data.submittedBy,
  at: meta.at,
  gameVersion: data.gameVersion,
  saidAt: position,
  fare: 'open',
  withdrawn: false,
  ...(data.doubts && { doubts: data.doubts }),
  downs: 0,
  dispute: 'none',
});

const disputeOf = ({ withdrawn, ruling, fare, doubts, downs }: LapTimeSubmissionDoc): Dispute => {
  if (withdrawn) return 'none';
  if (ruling === 'hidden') return 'hidden';
  if (fare === 'accepted') return 'none';
  if (downs > 0) return 'disputed';
  return doubts ? 'doubted' : 'none';
};
