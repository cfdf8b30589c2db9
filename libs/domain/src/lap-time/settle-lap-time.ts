import { Command, type KeptText } from '#kernel';
import type { DisputeReason } from '#racing';
import type { LapTimeAccepted, LapTimeHidden, LapTimeRestored } from './lap-time.events.ts';
import type { Cell } from './lap-time.state.ts';
import { lapTimeIn, lapTimeWhoMay } from './lap-time.who-may.ts';
import { withOutcome } from './outcome.ts';
import type { OfLapTime } from './vote-on-lap-time.ts';

/** Settle that a time is right, whatever was voted and whatever its figures say. */
export class AcceptLapTime extends Command<OfLapTime> {}

/** Hide a time as suspect; `text` says more to whoever submitted it. */
export class HideLapTime extends Command<OfLapTime & { readonly reason: DisputeReason; readonly text?: string }> {}

/** Take back what was settled: its votes and figures decide again. */
export class RestoreLapTime extends Command<OfLapTime> {}

export const acceptLapTime = ({ data, meta }: AcceptLapTime, state: Cell): readonly LapTimeAccepted[] => {
  lapTimeWhoMay.check('accept-lap-time', lapTimeIn(state, data.lapTimeId), meta, { lapTimeId: data.lapTimeId });
  return [withOutcome<LapTimeAccepted>(state, { type: 'LapTimeAccepted', data: { ...data, by: meta.actor } })];
};

export const hideLapTime = (
  { data: { text: _text, ...data }, meta }: HideLapTime,
  state: Cell,
  kept: KeptText = {},
): readonly LapTimeHidden[] => {
  lapTimeWhoMay.check('hide-lap-time', lapTimeIn(state, data.lapTimeId), meta, { lapTimeId: data.lapTimeId });
  return [withOutcome<LapTimeHidden>(state, { type: 'LapTimeHidden', data: { ...data, by: meta.actor, ...kept } })];
};

export const restoreLapTime = ({ data, meta }: RestoreLapTime, state: Cell): readonly LapTimeRestored[] => {
  lapTimeWhoMay.check('restore-lap-time', lapTimeIn(state, data.lapTimeId), meta, { lapTimeId: data.lapTimeId });
  return [withOutcome<LapTimeRestored>(state, { type: 'LapTimeRestored', data: { ...data, by: meta.actor } })];
};
