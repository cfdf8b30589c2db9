import { Command, RuleBroken } from '#kernel';
import type { LapTimeWithdrawn } from './lap-time.events.ts';
import type { Cell } from './lap-time.state.ts';
import { mayOnCell } from './lap-time.who-may.ts';

/** Take back a time of one's own. */
export class WithdrawLapTime extends Command<{
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly lapTimeId: string;
}> {}

export const withdrawLapTime = ({ data, meta }: WithdrawLapTime, state: Cell): readonly LapTimeWithdrawn[] => {
  const { lapTimeId } = data;
  if (state.withdrawn.includes(lapTimeId)) throw new RuleBroken('lap-time-withdrawn', { lapTimeId });
  const time = state.times.find((candidate) => candidate.lapTimeId === lapTimeId);
  if (!time) throw new RuleBroken('lap-time-unknown', { lapTimeId });
  if (!mayOnCell('withdraw-lap-time', meta.actor, time)) throw new RuleBroken('lap-time-not-yours', { lapTimeId });
  const before = state.times.findLast((other) => other !== time);
  const standing = before
    ? { standing: before.value, standingVersion: before.gameVersion }
    : { standing: { kind: 'none' } as const };
  return [{ type: 'LapTimeWithdrawn', version: 2, data: { ...data, ...standing } }];
};
