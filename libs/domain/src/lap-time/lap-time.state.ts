import type { ActorId, Decider } from '#kernel';
import { judged, type LapTimeValue, type WeighedTime } from '#racing';
import type { CellEvent, EvidenceEvent, LapTimeSubmitted } from './lap-time.events.ts';

export type CellTime = WeighedTime & {
  readonly submittedBy: ActorId;
  readonly value: LapTimeValue;
  readonly evidence?: string;
};

/** The state for a cell's commands: its times, oldest first; `currentTimeOf` returns the current one. */
export type Cell = { readonly times: readonly CellTime[]; readonly withdrawn: readonly string[] };

/** The stream of one cell: a car, its tune, a track code. */
export const cellStream = (carId: string, tune: string, trackCode: string): string =>
  `cell-${carId}|${tune}|${trackCode}`;

export const cell: Decider<Cell, CellEvent | EvidenceEvent> = {
  initial: { times: [], withdrawn: [] },
  evolve: (state, event) => {
    switch (event.type) {
      case 'LapTimeSubmitted':
        return { ...state, times: [...state.times, weighedTimeOf(event)] };
      case 'LapTimeWithdrawn': {
        const { lapTimeId } = event.data;
        return {
          times: state.times.filter((time) => time.lapTimeId !== lapTimeId),
          withdrawn: [...state.withdrawn, lapTimeId],
        };
      }
      case 'LapTimeEvidenceGiven':
      case 'LapTimeEvidenceRemoved':
        return { ...state, times: state.times.map((time) => withEvidence(time, event)) };
      default:
        return { ...state, times: judged(state.times, event) };
    }
  },
};

const withEvidence = (time: CellTime, event: EvidenceEvent): CellTime => {
  if (time.lapTimeId !== event.data.lapTimeId) return time;
  const { evidence: _before, ...rest } = time;
  return event.type === 'LapTimeEvidenceGiven' ? { ...rest, evidence: event.data.file } : rest;
};

const weighedTimeOf = ({ data }: Pick<LapTimeSubmitted, 'data'>): CellTime => {
  const { lapTimeId, submittedBy, value, gameVersion, trust, drivesSince, doubts } = data;
  return {
    lapTimeId,
    submittedBy,
    value,
    gameVersion,
    ...(trust && { trust }),
    ...(drivesSince !== undefined && { drivesSince }),
    ...(doubts && { doubted: true }),
  };
};
