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
  operator,
  PlanLapTimeImport,
  planLapTimeImport,
  SubmitLapTime,
  submitLapTime,
} from '#domain';
import { type JobStep, RuleBroken } from '#kernel';
import { type LapTimeValue, sameLapTime } from '#racing';

/** `by`: the moderator who started it; else the command line did. */
export const planTimesStep = (
  data: LapTimeImportPlanned['data'],
  by: Pick<JobStep, 'actor' | 'role'> = { actor: operator },
): JobStep<CatalogueImport, CatalogueImportEvent> => ({
  stream: importStream(data.importId),
  ...by,
  decider: catalogueImport,
  key: 'plan',
  command: 'PlanLapTimeImport',
  data,
  decide: (state, { meta }) => planLapTimeImport(new PlanLapTimeImport(data, meta), state),
});

export type ReadTime = {
  readonly line: number;
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
  readonly gameVersion: string;
};

/** Submits a time; no event where the same value exists. It has a member's trust, so that it overrules no one. */
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
    decide: (state, { meta, newId }) => {
      // Another line of the file, in an earlier part of it.
      if (state.times.some(({ submittedBy }) => submittedBy === meta.actor)) throw new RuleBroken('duplicate');
      if (state.times.some((said) => sameLapTime(said.value, value))) return [];
      const lapTimeId = newId('lap-time');
      const facts = { lapTimeId, carId, gameVersion, trust: 'member', figures } as const;
      return submitLapTime(new SubmitLapTime(data, meta), state, facts);
    },
  };
};
