import { Command } from '#kernel';
import type { LapTimeWithdrawn } from './lap-time.events.ts';
import type { Cell } from './lap-time.state.ts';
import { lapTimeIn, lapTimePermissions } from './lap-time.permissions.ts';
import { withCurrentTimeChange } from './current-time-change.ts';

export class WithdrawLapTime extends Command<{
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly lapTimeId: string;
}> {}

export const withdrawLapTime = ({ data, meta }: WithdrawLapTime, state: Cell): readonly LapTimeWithdrawn[] => {
  lapTimePermissions.check('withdraw-lap-time', lapTimeIn(state, data.lapTimeId), meta, { lapTimeId: data.lapTimeId });
  return [withCurrentTimeChange<LapTimeWithdrawn>(state, { type: 'LapTimeWithdrawn', version: 2, data })];
};
