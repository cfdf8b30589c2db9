import type { CellEvent, LapTimeSource, LapTimeSubmitted } from '#domain';
import type { Recorded } from '#kernel';
import { type OutlierFlag, judged, type LapTimeValue, type TimeConfidence, type WeighedTime } from '#racing';
import type { Projection } from '#read-store';
import { cellEvents } from '../cell-events.ts';
import { cellChannel, cellKey } from '../lap-times/lap-times.projection.ts';

/**
 * One submitted time of a cell, with its votes and decisions; `by` is a user id, `at` ISO 8601, `saidAt` the position
 * of the event.
 */
export type CellHistoryDoc = Omit<WeighedTime, 'submittedBy' | 'doubted'> & {
  readonly value: LapTimeValue;
  readonly by: string;
  readonly at: string;
  readonly saidAt: number;
  readonly source: LapTimeSource;
  readonly doubts?: readonly OutlierFlag[];
  readonly withdrawn?: true;
};

/**
 * The same among the others of its cell. `beside`: newer than the current time, but less supported; `support`: its
 * support, absent where it is hidden or withdrawn.
 */
export type CellHistoryTime = Omit<CellHistoryDoc, 'saidAt' | 'withdrawn'> & {
  readonly state: 'stands' | 'replaced' | 'beside' | 'hidden' | 'withdrawn';
  readonly support?: TimeConfidence;
};

/**
 * View `cell-history`: all submissions to a cell and events on them. Each time is a document with its own data only: its
 * state among the others is computed from all of its cell.
 */
export const cellHistory: Projection<CellEvent, CellHistoryDoc> = {
  name: 'cell-history',
  version: 3,
  handles: cellEvents,
  indexes: [],
  keysOf: ({ data }) => [`${cellKey(data.carId, data.tune, data.trackCode)}|${data.lapTimeId}`],
  channel: cellChannel,
  evolve: (doc, event) => {
    if (event.type === 'LapTimeSubmitted') return said(event);
    if (event.type === 'LapTimeWithdrawn') return doc && { ...doc, withdrawn: true };
    return doc && judged([doc], event)[0];
  },
};

const said = ({ data, meta, position }: Recorded<LapTimeSubmitted>): CellHistoryDoc => ({
  lapTimeId: data.lapTimeId,
  value: data.value,
  by: data.submittedBy,
  at: meta.at,
  saidAt: position,
  gameVersion: data.gameVersion,
  source: data.source,
  ...(data.trust && { trust: data.trust }),
  ...(data.drivesSince !== undefined && { drivesSince: data.drivesSince }),
  ...(data.doubts && { doubts: data.doubts }),
});
