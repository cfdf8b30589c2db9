import { Command, RuleBroken } from '#kernel';
import { type LapTimeValue, sameLapTime } from '#racing';
import type { LapTimeSource, LapTimeSubmitted } from './lap-time.events.ts';
import type { Cell } from './lap-time.state.ts';
import { mayOnCell } from './lap-time.who-may.ts';

/** Say what a car does on a track. The value has been read and is within range; the car exists. */
export class SubmitLapTime extends Command<{
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
  readonly source: LapTimeSource;
}> {}

/** `lapTimeId` derives from the command id; `gameVersion` is the version of the game now. */
export const submitLapTime = (
  { data, meta }: SubmitLapTime,
  state: Cell,
  facts: { readonly lapTimeId: string; readonly gameVersion: string },
): readonly LapTimeSubmitted[] => {
  if (!mayOnCell('submit-lap-time', meta.actor)) throw new RuleBroken('not-allowed', { command: 'submit-lap-time' });
  const standing = state.times.at(-1);
  if (standing && sameLapTime(standing.value, data.value)) {
    throw new RuleBroken('lap-time-already-stands', { lapTimeId: standing.lapTimeId });
  }
  return [{ type: 'LapTimeSubmitted', data: { ...data, ...facts, submittedBy: meta.actor } }];
};
