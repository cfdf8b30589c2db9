import { Command, RuleBroken } from '#kernel';
import { type LapTimeValue, sameLapTime } from '#racing';
import type { LapTimeSource, LapTimeSubmitted } from './lap-time.events.ts';
import type { Cell } from './lap-time.state.ts';
import { lapTimeWhoMay } from './lap-time.who-may.ts';

/** Say what a car, named by its id, a guid or a number, does on a track. The value has been read and is within range. */
export class SubmitLapTime extends Command<{
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
  readonly source: LapTimeSource;
}> {}

/** What is known when a time is submitted: whose time it is (undefined: no car of that name), the version of the game now. */
type SubmitFacts = { readonly lapTimeId: string; readonly carId: string | undefined; readonly gameVersion: string };

export const submitLapTime = (
  { data, meta }: SubmitLapTime,
  state: Cell,
  { lapTimeId, carId, gameVersion }: SubmitFacts,
): readonly LapTimeSubmitted[] => {
  if (carId === undefined) throw new RuleBroken('car-unknown', { carId: data.carId });
  lapTimeWhoMay.check('submit-lap-time', { status: 'new' }, meta);
  const current = state.times.at(-1);
  if (current && sameLapTime(current.value, data.value)) {
    throw new RuleBroken('lap-time-already-stands', { lapTimeId: current.lapTimeId });
  }
  return [{ type: 'LapTimeSubmitted', data: { ...data, carId, lapTimeId, gameVersion, submittedBy: meta.actor } }];
};
