import type { CellEvent, LapTimeSubmitted } from '#domain';
import type { Recorded } from '#kernel';
import { type CurrentTime, currentTimeOf, isRanked, judged, mayLead, type WeighedTime } from '#racing';
import type { Projection } from '#read-store';
import { cellEvents } from '../cell-events.ts';
import { cellKey } from '../lap-times/lap-times.projection.ts';
import type { RecordCell, SubmittedTime } from './record-cell.ts';
import { recordOrder } from './record-order.ts';
import { turnsAfter } from './turns-after.ts';

export type { RecordCell, SubmittedTime } from './record-cell.ts';

/** Before every position: for cells without a leading time. */
const NEVER = -1;

/** The channel of clients that show changes of any cell. */
export const RECORDS_CHANNEL = 'records';

/**
 * View `records`: each cell's current time with its author and date, and its leading times since when, ordered by
 * track.
 */
export const records: Projection<CellEvent, RecordCell> = {
  name: 'records',
  version: 4,
  handles: cellEvents,
  indexes: [
    ['trackCode', 'order'],
    ['trackCode', 'orderWithDisputed'],
    ['trackCode', 'orderOfRecord'],
    ['trackCode', 'saidAt'],
    ['saidAt'],
    ['turned'],
  ],
  keysOf: ({ data }) => [cellKey(data.carId, data.tune, data.trackCode)],
  channel: () => RECORDS_CHANNEL,
  evolve: (doc, event) => {
    const { carId, tune, trackCode } = event.data;
    const said = timesAfter(doc?.times ?? [], event);
    const found = currentTimeOf(said.map(weighed).sort((a, b) => a.position - b.position));
    const rank = ({ lapTimeId }: SubmittedTime) => (lapTimeId === found?.time.lapTimeId ? 0 : 1);
    const times = said.toSorted((a, b) => rank(a) - rank(b) || b.position - a.position);
    const current = found && times[0];
    // Hidden times may come back, so that a cell with nothing else is stored, outside of every order.
    const orderWithDisputed = current ? recordOrder(current.value, current.position) : null;
    const order = isRanked(found?.support) ? orderWithDisputed : null;
    const leader = found && mayLead(found.support, found.time.trust) ? current : undefined;
    const orderOfRecord = leader ? orderWithDisputed : null;
    const saidAt = leader ? newsAt(doc, leader, event) : NEVER;
    const leads = turnsAfter(doc, orderOfRecord === null ? undefined : leader, event);
    // A withdrawn time that never led leaves nothing to store.
    if (times.length === 0 && leads.turns.length === 0) return undefined;
    const orders = { order, orderWithDisputed, orderOfRecord, saidAt };
    return { carId, tune, trackCode, ...orders, ...rankedAfter(doc, found, event), times, ...leads };
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

/** A decided time is as new as the decision; one that comes back as another is withdrawn keeps its age. */
const newsAt = (
  before: RecordCell | undefined,
  { lapTimeId, position }: SubmittedTime,
  event: Recorded<CellEvent>,
): number => {
  if (before && before.saidAt !== NEVER && before.times[0]?.lapTimeId === lapTimeId) return before.saidAt;
  const isSettled = event.type === 'LapTimeAccepted' || event.type === 'LapTimeVoted';
  const isIt = event.data.lapTimeId === lapTimeId;
  return event.type === 'LapTimeSubmitted' || (isSettled && isIt) ? event.position : position;
};

const timesAfter = (times: readonly SubmittedTime[], event: Recorded<CellEvent>): readonly SubmittedTime[] => {
  switch (event.type) {
    case 'LapTimeSubmitted':
      return [said(event), ...times];
    case 'LapTimeWithdrawn':
      return times.filter(({ lapTimeId }) => lapTimeId !== event.data.lapTimeId);
    default:
      return judged(times, event);
  }
};

/** The input for `currentTimeOf`. */
export const weighed = ({ by, ...time }: SubmittedTime) => ({ ...time, submittedBy: by });

const said = ({ data, meta, position }: Recorded<LapTimeSubmitted>): SubmittedTime => ({
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
