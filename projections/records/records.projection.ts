import type { CellEvent, LapTimeSubmitted } from '#domain';
import type { Recorded } from '#kernel';
import {
  type CurrentTime,
  currentTimeOf,
  isRanked,
  judged,
  type LapTimeValue,
  mayLead,
  type WeighedTime,
} from '#racing';
import type { Projection } from '#read-store';
import { cellEvents } from '../cell-events.ts';
import { cellKey } from '../lap-times/lap-times.projection.ts';
import { recordOrder } from './record-order.ts';

/** A time that counts, or would again; `by` is a user id, `at` ISO 8601, `position` that of the fact in the log. */
export type SaidTime = Omit<WeighedTime, 'submittedBy'> & {
  readonly value: LapTimeValue;
  readonly by: string;
  readonly at: string;
  readonly position: number;
};

/** A cell that has times: the first of `times` is current, the others, hidden ones too, are the newest first. */
export type RecordCell = {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  /** Of the current time: the better it is on its track, the earlier. Null: it did not finish, or it is doubted or disputed. */
  readonly order: string | null;
  /** The same, also where it is doubted or disputed. */
  readonly orderWithDisputed: string | null;
  /** The same, only where it may hold a record. */
  readonly orderOfRecord: string | null;
  /** Position at which the current time was said, or was settled where it led nothing before. -1: it leads nothing. */
  readonly saidAt: number;
  /** The time that is compared and ranked; null: none is. */
  readonly rankedId: string | null;
  /** Position of the event that last made it another one, or none. -1: there was never any. */
  readonly rankedSince: number;
  readonly times: readonly [SaidTime, ...SaidTime[]];
};

/** Times a cell remembers, for the case that the newest are withdrawn; it bounds the document to some 12 kB. */
const TIMES_KEPT = 50;

/** Before every position: when a cell of which nothing leads was last news. */
const NEVER = -1;

/** Who shows what is new of any cell. */
export const RECORDS_CHANNEL = 'records';

/** View `records`: the current time of each cell with who said it and when, ordered by track and by when it was said. */
export const records: Projection<CellEvent, RecordCell> = {
  name: 'records',
  version: 3,
  handles: cellEvents,
  indexes: [['trackCode', 'order'], ['trackCode', 'orderWithDisputed'], ['trackCode', 'orderOfRecord'], ['saidAt']],
  keysOf: ({ data }) => [cellKey(data.carId, data.tune, data.trackCode)],
  channel: () => RECORDS_CHANNEL,
  evolve: (doc, event) => {
    const { carId, tune, trackCode } = event.data;
    const times = timesAfter(doc?.times ?? [], event);
    const found = currentTimeOf(times.map(weighed).sort((a, b) => a.position - b.position));
    const rank = ({ lapTimeId }: SaidTime) => (lapTimeId === found?.time.lapTimeId ? 0 : 1);
    const [first, ...others] = times.toSorted((a, b) => rank(a) - rank(b) || b.position - a.position);
    if (!first) return undefined;
    const kept = [first, ...others.slice(0, TIMES_KEPT - 1)] as const;
    // Hidden times may come back, so that a cell of nothing else is remembered, outside of every order.
    const orderWithDisputed = found ? recordOrder(first.value, first.position) : null;
    const order = isRanked(found?.support) ? orderWithDisputed : null;
    const leads = found !== undefined && mayLead(found.support, found.time.trust);
    const orderOfRecord = leads ? orderWithDisputed : null;
    const saidAt = leads ? newsAt(doc, first, event) : NEVER;
    const orders = { order, orderWithDisputed, orderOfRecord, saidAt };
    return { carId, tune, trackCode, ...orders, ...rankedAfter(doc, found, event), times: kept };
  },
};

const rankedAfter = (
  before: RecordCell | undefined,
  found: CurrentTime<WeighedTime> | undefined,
  { position }: Recorded<CellEvent>,
): Pick<RecordCell, 'rankedId' | 'rankedSince'> => {
  const rankedId = found && isRanked(found.support) ? found.time.lapTimeId : null;
  const isSame = rankedId === (before?.rankedId ?? null);
  return { rankedId, rankedSince: isSame ? (before?.rankedSince ?? NEVER) : position };
};

/** What is settled anew is as new as that; what comes back as another goes is as old as it was. */
const newsAt = (
  before: RecordCell | undefined,
  { lapTimeId, position }: SaidTime,
  event: Recorded<CellEvent>,
): number => {
  if (before && before.saidAt !== NEVER && before.times[0].lapTimeId === lapTimeId) return before.saidAt;
  const isSettled = event.type === 'LapTimeAccepted' || event.type === 'LapTimeVoted';
  const isIt = event.data.lapTimeId === lapTimeId;
  return event.type === 'LapTimeSubmitted' || (isSettled && isIt) ? event.position : position;
};

const timesAfter = (times: readonly SaidTime[], event: Recorded<CellEvent>): readonly SaidTime[] => {
  switch (event.type) {
    case 'LapTimeSubmitted':
      return [said(event), ...times];
    case 'LapTimeWithdrawn':
      return times.filter(({ lapTimeId }) => lapTimeId !== event.data.lapTimeId);
    default:
      return judged(times, event);
  }
};

/** As the rule of what counts looks at it. */
export const weighed = ({ by, ...time }: SaidTime) => ({ ...time, submittedBy: by });

const said = ({ data, meta, position }: Recorded<LapTimeSubmitted>): SaidTime => ({
  lapTimeId: data.lapTimeId,
  value: data.value,
  by: data.submittedBy,
  at: meta.at,
  gameVersion: data.gameVersion,
  position,
  ...(data.trust && { trust: data.trust }),
  ...(data.drivesSince !== undefined && { drivesSince: data.drivesSince }),
  ...(data.doubts && { doubted: true }),
});
