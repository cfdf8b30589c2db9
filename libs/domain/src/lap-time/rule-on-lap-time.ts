import { Command, type StoredText } from '#kernel';
import type { DisputeReason } from '#racing';
import type { LapTimeAccepted, LapTimeHidden, LapTimeRestored } from './lap-time.events.ts';
import { queueKey } from '../queue/queue-kind.ts';
import type { Queued } from '../queue/queue.state.ts';
import { lapTimeItemId } from './lap-time.queue-kind.ts';
import type { Cell } from './lap-time.state.ts';
import { lapTimeIn, type LapTimeItem, lapTimePermissions } from './lap-time.permissions.ts';
import { withCurrentTimeChange } from './current-time-change.ts';
import type { OfLapTime } from './vote-on-lap-time.ts';

/** Accept a time, whatever its votes and doubts. */
export class AcceptLapTime extends Command<OfLapTime> {}

/** Hide a time as suspect; `text` is a note to its author. */
export class HideLapTime extends Command<OfLapTime & { readonly reason: DisputeReason; readonly text?: string }> {}

/** Undo the decision: votes and numbers decide again. */
export class RestoreLapTime extends Command<OfLapTime> {}

const toSettle = (of: OfLapTime, state: Cell & Partial<Queued>): LapTimeItem => ({
  ...lapTimeIn(state, of.lapTimeId),
  alone: state.queue?.[queueKey({ kind: 'lap-time', itemId: lapTimeItemId(of) })]?.alone,
});

export const acceptLapTime = (
  { data, meta }: AcceptLapTime,
  state: Cell & Partial<Queued>,
): readonly LapTimeAccepted[] => {
  lapTimePermissions.check('accept-lap-time', toSettle(data, state), meta, { lapTimeId: data.lapTimeId });
  return [
    withCurrentTimeChange<LapTimeAccepted>(state, { type: 'LapTimeAccepted', data: { ...data, by: meta.actor } }),
  ];
};

export const hideLapTime = (
  { data: { text: _text, ...data }, meta }: HideLapTime,
  state: Cell & Partial<Queued>,
  kept: StoredText = {},
): readonly LapTimeHidden[] => {
  lapTimePermissions.check('hide-lap-time', toSettle(data, state), meta, { lapTimeId: data.lapTimeId });
  return [
    withCurrentTimeChange<LapTimeHidden>(state, { type: 'LapTimeHidden', data: { ...data, by: meta.actor, ...kept } }),
  ];
};

export const restoreLapTime = (
  { data, meta }: RestoreLapTime,
  state: Cell & Partial<Queued>,
): readonly LapTimeRestored[] => {
  lapTimePermissions.check('restore-lap-time', toSettle(data, state), meta, { lapTimeId: data.lapTimeId });
  return [
    withCurrentTimeChange<LapTimeRestored>(state, { type: 'LapTimeRestored', data: { ...data, by: meta.actor } }),
  ];
};
