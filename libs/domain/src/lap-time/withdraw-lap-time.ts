import { Command } from '#kernel';
import type { LapTimeWithdrawn } from './lap-time.events.ts';
import type { Cell } from './lap-time.state.ts';
import { lapTimeIn, lapTimeWhoMay } from './lap-time.who-may.ts';

/** Take back a time of one's own. */
export class WithdrawLapTime extends Command<{
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly lapTimeId: string;
}> {}

export const withdrawLapTime = ({ data, meta }: WithdrawLapTime, state: Cell): readonly LapTimeWithdrawn[] => {
  const { lapTimeId } = data;
  lapTimeWhoMay.check('withdraw-lap-time', lapTimeIn(state, lapTimeId), meta, { lapTimeId });
  const before = state.times.findLast((other) => other.lapTimeId !== lapTimeId);
  const standing = before
    ? { standing: before.value, standingVersion: before.gameVersion }
    : { standing: { kind: 'none' } as const };
  return [{ type: 'LapTimeWithdrawn', version: 2, data: { ...data, ...standing } }];
};
