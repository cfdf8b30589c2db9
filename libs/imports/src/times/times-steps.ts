import {
  catalogueImport,
  type CatalogueImport,
  type CatalogueImportEvent,
  cell,
  type Cell,
  type CellEvent,
  cellStream,
  type FiguresOfTime,
  importActor,
  importStream,
  type LapTimeImportPlanned,
  operator as actor,
  PlanLapTimeImport,
  planLapTimeImport,
  SubmitLapTime,
  submitLapTime,
} from '#domain';
import type { JobStep } from '#kernel';
import { type LapTimeValue, sameLapTime } from '#racing';

export const planTimesStep = (data: LapTimeImportPlanned['data']): JobStep<CatalogueImport, CatalogueImportEvent> => ({
  stream: importStream(data.importId),
  actor,
  decider: catalogueImport,
  key: 'plan',
  command: 'PlanLapTimeImport',
  data,
  decide: (state, { meta }) => planLapTimeImport(new PlanLapTimeImport(data, meta), state),
});

/** A time of a line whose car is known. */
export type ReadTime = {
  readonly line: number;
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
  readonly gameVersion: string;
};

/** Says a time; nothing where somebody said the same already. It weighs what a member's does, so that it overrules nobody. */
export const timeStep = (importId: string, time: ReadTime, figures: FiguresOfTime): JobStep<Cell, CellEvent> => {
  const { line, carId, tune, trackCode, value, gameVersion } = time;
  const data = { carId, tune, trackCode, value, source: 'import' } as const;
  return {
    key: `line ${line}`,
    stream: cellStream(carId, tune, trackCode),
    actor: importActor(importId),
    decider: cell,
    command: 'SubmitLapTime',
    data: { ...data, gameVersion },
    decide: (state, { meta, newId }) =>
      state.times.some((said) => sameLapTime(said.value, value))
        ? []
        : submitLapTime(new SubmitLapTime(data, meta), state, {
            lapTimeId: newId('lap-time'),
            carId,
            gameVersion,
            trust: 'member',
            figures,
          }),
  };
};
