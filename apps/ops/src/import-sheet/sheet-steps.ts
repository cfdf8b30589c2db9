import {
  car,
  type CarEvent,
  type CarState,
  carStream,
  catalogueImport,
  type CatalogueImport,
  type CatalogueImportEvent,
  importActor,
  type ImportRowLeftOpen,
  importRows,
  type ImportRows,
  importStream,
  MarkRowsUnresolved,
  markRowsUnresolved,
  operator as actor,
  PlanRqSheet,
  planRqSheet,
  rateCar,
  type RqSheetPlanned,
} from '#domain';
import type { JobStep } from '#kernel';

export const planSheetStep = (data: RqSheetPlanned['data']): JobStep<CatalogueImport, CatalogueImportEvent> => ({
  stream: importStream(data.importId),
  actor,
  decider: catalogueImport,
  key: 'plan',
  command: 'PlanRqSheet',
  data,
  decide: (state, { meta }) => planRqSheet(new PlanRqSheet(data, meta), state),
});

/** Rows up to this line that need a decision by a person. */
export const markUnresolvedStep = (
  importId: string,
  upToLine: number,
  rows: readonly Omit<ImportRowLeftOpen['data'], 'importId'>[],
): JobStep<ImportRows, CatalogueImportEvent> => ({
  stream: importStream(importId),
  actor,
  decider: importRows,
  key: `rows up to line ${upToLine}`,
  command: 'LeaveRowsOpen',
  data: { importId, upToLine },
  decide: (state, { meta }) => markRowsUnresolved(new MarkRowsUnresolved({ importId, rows }, meta), state),
});

export const rateStep = (
  importId: string,
  data: { readonly carId: string; readonly row: number; readonly rq: number; readonly gameVersion: string },
): JobStep<CarState, CarEvent> => ({
  key: `row ${data.row}`,
  stream: carStream(data.carId),
  actor: importActor(importId),
  decider: car,
  command: 'ReviseCar',
  data,
  decide: (state, { meta }) => rateCar(data, meta, state),
});
