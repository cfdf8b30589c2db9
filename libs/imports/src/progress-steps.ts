import {
  AdvanceImport,
  advanceImport,
  catalogueImport,
  type CatalogueImport,
  type CatalogueImportEvent,
  FinishImport,
  finishImport,
  type ImportAdvanced,
  type ImportFinished,
  importStream,
  operator as actor,
  type RefusedLine,
} from '#domain';
import type { JobStep } from '#kernel';

export type ImportStep = JobStep<CatalogueImport, CatalogueImportEvent>;

export const ofImport = ({ importId }: { importId: string }) =>
  ({ stream: importStream(importId), actor, decider: catalogueImport }) as const;

export const advanceStep = (data: ImportAdvanced['data']): ImportStep => ({
  ...ofImport(data),
  key: `advance to line ${data.lines}`,
  command: 'AdvanceImport',
  data,
  decide: (state, { meta }) => advanceImport(new AdvanceImport(data, meta), state),
});

/** The refused lines follow from the file: they are no part of the step's key. */
export const finishStep = (data: ImportFinished['data'], refusals: readonly RefusedLine[]): ImportStep => ({
  ...ofImport(data),
  key: 'finish',
  command: 'FinishImport',
  data,
  decide: (state, { meta }) =>
    finishImport(new FinishImport({ ...data, ...(refusals.length > 0 && { refusals }) }, meta), state),
});
