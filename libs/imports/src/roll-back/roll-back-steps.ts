import {
  BeginRollBack,
  beginRollBack,
  type CarEvent,
  type CarPast,
  carPast,
  carStream,
  catalogueImport,
  type CatalogueImport,
  type CatalogueImportEvent,
  FinishRollBack,
  finishRollBack,
  type ImportRolledBack,
  importStream,
  operator as actor,
  RollBackCar,
  rollBackCar,
} from '#domain';
import type { JobStep } from '#kernel';

type ImportStep = JobStep<CatalogueImport, CatalogueImportEvent>;

export const rollBackJob = (importId: string): string => `roll-back-${importId}`;

const ofImport = (importId: string) => ({ stream: importStream(importId), actor, decider: catalogueImport }) as const;

export const beginStep = (importId: string): ImportStep => ({
  ...ofImport(importId),
  key: 'begin',
  command: 'BeginRollBack',
  data: { importId },
  decide: (state, { meta }) => beginRollBack(new BeginRollBack({ importId }, meta), state),
});

export const undoCarStep = (importId: string, carId: string): JobStep<CarPast, CarEvent> => ({
  key: `undo ${carId}`,
  stream: carStream(carId),
  actor,
  decider: carPast,
  command: 'RollBackCar',
  data: { importId, carId },
  decide: (past, { meta }) => rollBackCar(new RollBackCar({ importId, carId }, meta), past).events,
});

export const finishStep = (data: ImportRolledBack['data']): ImportStep => ({
  ...ofImport(data.importId),
  key: 'finish',
  command: 'FinishRollBack',
  data,
  decide: (state, { meta }) => finishRollBack(new FinishRollBack(data, meta), state),
});
