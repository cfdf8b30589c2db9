import { Command, RuleBroken } from '#kernel';
import { type OutlierFlag, isSampled, type LapTimeValue, sameLapTime, type TrustLevel } from '#racing';
import type { LapTimeSource, LapTimeSubmitted, LapTimeWithdrawn } from './lap-time.events.ts';
import { cell, type Cell, type CellTime } from './lap-time.state.ts';
import { lapTimePermissions } from './lap-time.permissions.ts';
import { withCurrentTimeChange } from './current-time-change.ts';

/** Submit a time of a car (by its id, a guid or a number) on a track. The value is parsed and within range. */
export class SubmitLapTime extends Command<{
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
  readonly source: LapTimeSource;
}> {}

type SubmitFacts = {
  readonly lapTimeId: string;
  /** Undefined: no such car. */
  readonly carId: string | undefined;
  /** The current game version. */
  readonly gameVersion: string;
  readonly trust: TrustLevel;
  readonly figures: FiguresOfTime;
};

/**
 * The doubts about a time, from the car's other times and its prediction, and since which version the car drives like
 * this. `unweighed`: they were unavailable.
 */
export type FiguresOfTime = {
  readonly drivesSince?: string | undefined;
  readonly doubts: readonly OutlierFlag[];
  readonly unweighed?: true;
};

export const submitLapTime = (
  { data, meta }: SubmitLapTime,
  state: Cell,
  { lapTimeId, carId, gameVersion, trust, figures }: SubmitFacts,
): readonly (LapTimeSubmitted | LapTimeWithdrawn)[] => {
  if (carId === undefined) throw new RuleBroken('car-unknown', { carId: data.carId });
  lapTimePermissions.check('submit-lap-time', { status: 'new' }, meta);
  const own = state.times.findLast(({ submittedBy }) => submittedBy === meta.actor);
  if (own && sameLapTime(own.value, data.value) && !isConfirmedSince(own, trust)) {
    throw new RuleBroken('lap-time-already-stands', { lapTimeId: own.lapTimeId });
  }
  const { drivesSince, doubts, unweighed } = figures;
  const isLookedAt = unweighed === true || isOfSample(data, trust, lapTimeId);
  const said = withCurrentTimeChange<LapTimeSubmitted>(state, {
    type: 'LapTimeSubmitted',
    data: {
      ...data,
      carId,
      lapTimeId,
      gameVersion,
      submittedBy: meta.actor,
      trust,
      ...(drivesSince === undefined ? {} : { drivesSince }),
      ...(doubts.length > 0 ? { doubts } : isLookedAt ? { sampled: true } : {}),
    },
  });
  return [said, ...correctedBy(said, state)];
};

/** A file's times are reviewed together. */
const isOfSample = ({ source }: SubmitLapTime['data'], trust: TrustLevel, lapTimeId: string): boolean =>
  source === 'typed' && trust === 'trusted' && isSampled(lapTimeId);

/** It was submitted without a confirmed address: submitted again with one it may become the current time. */
const isConfirmedSince = (own: CellTime, trust: TrustLevel | undefined): boolean =>
  own.trust === 'unconfirmed' && trust !== 'unconfirmed';

/**
 * A doubted, undecided time: its author submits another instead, so that no decision is needed. The same applies to an
 * equal time from before their address was confirmed.
 */
const correctedBy = (said: LapTimeSubmitted, before: Cell): readonly LapTimeWithdrawn[] => {
  const { carId, tune, trackCode, submittedBy, value, trust } = said.data;
  const isSaidAgain = (time: CellTime) => isConfirmedSince(time, trust) && sameLapTime(time.value, value);
  const isCorrected = (time: CellTime) =>
    time.submittedBy === submittedBy && (time.doubted || isSaidAgain(time)) && !time.ruling;
  const events: LapTimeWithdrawn[] = [];
  let state = cell.evolve(before, said);
  for (const { lapTimeId } of before.times.filter(isCorrected)) {
    const data = { carId, tune, trackCode, lapTimeId };
    const event = withCurrentTimeChange<LapTimeWithdrawn>(state, { type: 'LapTimeWithdrawn', version: 2, data });
    state = cell.evolve(state, event);
    events.push(event);
  }
  return events;
};
