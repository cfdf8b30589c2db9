import type { ActorId, Decider } from '#kernel';
import type { LapTimeValue } from '#racing';
import type { CellEvent } from './lap-time.events.ts';

/** A time of the cell that has not been withdrawn. */
export type CellTime = {
  readonly lapTimeId: string;
  readonly submittedBy: ActorId;
  readonly value: LapTimeValue;
  readonly gameVersion: string;
};

/** What a cell's commands decide on: its times, oldest first; the last one is current. */
export type Cell = { readonly times: readonly CellTime[]; readonly withdrawn: readonly string[] };

/** The stream of one cell: a car, its tune, a track code. */
export const cellStream = (carId: string, tune: string, trackCode: string): string =>
  `cell-${carId}|${tune}|${trackCode}`;

export const cell: Decider<Cell, CellEvent> = {
  initial: { times: [], withdrawn: [] },
  evolve: (state, event) => {
    switch (event.type) {
      case 'LapTimeSubmitted': {
        const { lapTimeId, submittedBy, value, gameVersion } = event.data;
        return { ...state, times: [...state.times, { lapTimeId, submittedBy, value, gameVersion }] };
      }
      case 'LapTimeWithdrawn': {
        const { lapTimeId } = event.data;
        return {
          times: state.times.filter((time) => time.lapTimeId !== lapTimeId),
          withdrawn: [...state.withdrawn, lapTimeId],
        };
      }
    }
  },
};
