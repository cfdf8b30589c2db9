import type { CellEvent, LapTimeSubmitted } from '#domain';
import type { Recorded } from '#kernel';
import type { LapTimeValue } from '#racing';
import type { Projection } from '#read-store';
import { cellKey } from '../lap-times/lap-times.projection.ts';
import { recordOrder } from './record-order.ts';

/** A time that counts, or would again; `by` is a user id, `at` ISO 8601, `position` that of the fact in the log. */
export type SaidTime = {
  readonly lapTimeId: string;
  readonly value: LapTimeValue;
  readonly by: string;
  readonly at: string;
  readonly gameVersion: string;
  readonly position: number;
};

/** A cell that has a current time: the first of `times`, newest first. */
export type RecordCell = {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  /** Of the current time: the better it is on its track, the earlier. Null: it did not finish. */
  readonly order: string | null;
  /** Position of the current time: the later it was said, the higher. */
  readonly saidAt: number;
  readonly times: readonly [SaidTime, ...SaidTime[]];
};

/** Times a cell remembers, for the case that the newest are withdrawn; it bounds the document to some 12 kB. */
const TIMES_KEPT = 50;

/** Who shows what is new of any cell. */
export const RECORDS_CHANNEL = 'records';

/** View `records`: the current time of each cell with who said it and when, ordered by track and by when it was said. */
export const records: Projection<CellEvent, RecordCell> = {
  name: 'records',
  version: 1,
  handles: ['LapTimeSubmitted', 'LapTimeWithdrawn'],
  indexes: [['trackCode', 'order'], ['saidAt']],
  keysOf: ({ data }) => [cellKey(data.carId, data.tune, data.trackCode)],
  channel: () => RECORDS_CHANNEL,
  evolve: (doc, event) => {
    const { carId, tune, trackCode } = event.data;
    const times = timesAfter(doc?.times ?? [], event);
    const [current, ...older] = times;
    if (!current) return undefined;
    const order = recordOrder(current.value, current.position);
    return { carId, tune, trackCode, order, saidAt: current.position, times: [current, ...older] };
  },
};

const timesAfter = (times: readonly SaidTime[], event: Recorded<CellEvent>): readonly SaidTime[] => {
  if (event.type === 'LapTimeSubmitted') return [said(event), ...times].slice(0, TIMES_KEPT);
  return times.filter(({ lapTimeId }) => lapTimeId !== event.data.lapTimeId);
};

const said = ({ data, meta, position }: Recorded<LapTimeSubmitted>): SaidTime => ({
  lapTimeId: data.lapTimeId,
  value: data.value,
  by: data.submittedBy,
  at: meta.at,
  gameVersion: data.gameVersion,
  position,
});
