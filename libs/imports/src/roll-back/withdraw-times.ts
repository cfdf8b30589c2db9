import {
  cell,
  type Cell,
  type CellEvent,
  cellStream,
  importActor,
  lapTimeIn,
  WithdrawLapTime,
  withdrawLapTime,
} from '#domain';
import type { ActorId, Decider, JobStep } from '#kernel';
import type { Taken } from '../take-step.ts';
import type { ImportedTime } from './touched-by-import.ts';
import type { UndoneRow } from './undone-row.ts';

type SettledCell = { readonly cell: Cell; readonly acceptedBy: Readonly<Record<string, ActorId>> };

const settledCell: Decider<SettledCell, CellEvent> = {
  initial: { cell: cell.initial, acceptedBy: {} },
  evolve: (state, event) => ({
    cell: cell.evolve(state.cell, event),
    acceptedBy:
      event.type === 'LapTimeAccepted'
        ? { ...state.acceptedBy, [event.data.lapTimeId]: event.data.by }
        : state.acceptedBy,
  }),
};

export type WithdrawnTime = Taken<SettledCell, CellEvent> & { readonly lapTimeId: string };

/** Withdraws a time in the name of the import; one that a moderator accepted stays, a hidden one no longer counts. */
export const withdrawTimeStep = (
  importId: string,
  { carId, tune, trackCode, lapTimeId }: ImportedTime,
): JobStep<SettledCell, CellEvent> => {
  const data = { carId, tune, trackCode, lapTimeId };
  return {
    key: `withdraw ${lapTimeId}`,
    stream: cellStream(carId, tune, trackCode),
    actor: importActor(importId),
    decider: settledCell,
    command: 'WithdrawLapTime',
    data,
    decide: (state, { meta }) => {
      const { status, isAccepted } = lapTimeIn(state.cell, lapTimeId);
      const counts = status === 'current' || status === 'replaced';
      return counts && !isAccepted ? withdrawLapTime(new WithdrawLapTime(data, meta), state.cell) : [];
    },
  };
};

export const timesRow = (carId: string, times: readonly WithdrawnTime[]): UndoneRow => ({
  carId,
  did: times.some(({ events }) => events.length > 0) ? ['withdrawn'] : [],
  changes: {},
  kept: [...new Set(times.flatMap(keeperOf))].map((by) => ({ what: 'time', by })),
});

const keeperOf = ({ before, lapTimeId }: WithdrawnTime): readonly ActorId[] => {
  const by = before.acceptedBy[lapTimeId];
  return lapTimeIn(before.cell, lapTimeId).isAccepted === true && by !== undefined ? [by] : [];
};
