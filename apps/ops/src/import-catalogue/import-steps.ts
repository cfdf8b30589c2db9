import {
  AddCarAlias,
  addCarAlias,
  type CarAlias,
  carAlias,
  type CarAliasAdded,
  carAliasStream,
  type CarEvent,
  type CarPast,
  carPast,
  carStream,
  ImportCar,
  importCar,
  importActor,
  type ImportPlanned,
  operator as actor,
  PlanImport,
  planImport,
  ReplaceStarterCar,
  replaceStarterCar,
  seed,
  type SeedEvent,
  type SeedName,
  type SeedState,
  seedStream,
  SupersedeSeeding,
  supersedeSeeding,
} from '#domain';
import { type ImportStep, ofImport } from '#imports';
import type { ActorId, JobStep } from '#kernel';
import type { JudgedCar } from './line-judge.ts';

export const planStep = (data: ImportPlanned['data']): ImportStep => ({
  ...ofImport(data),
  key: 'plan',
  command: 'PlanImport',
  data,
  decide: (state, { meta }) => planImport(new PlanImport(data, meta), state),
});

/** The import, and the game version of its list (absent: the current one). */
export type OfImport = { readonly importId: string; readonly gameVersion?: string | undefined };

const inVersion = (gameVersion: string | undefined) => (gameVersion === undefined ? {} : { gameVersion });

export const carStep = (
  { importId, gameVersion }: OfImport,
  { line, carId, car: facts, unsaid }: JudgedCar,
): JobStep<CarPast, CarEvent> => {
  const said = { ...inVersion(gameVersion), ...(unsaid.length > 0 ? { unsaid } : {}) };
  const data = { carId, car: facts, source: 'import', ...said } as const;
  return {
    key: `line ${line}`,
    stream: carStream(carId),
    actor: importActor(importId),
    decider: carPast,
    command: 'ImportCar',
    data,
    decide: (past, { meta }) => importCar(new ImportCar(data, meta), past),
  };
};

export const aliasStep = (importId: string, carId: string, alias: string): JobStep<CarAlias, CarAliasAdded> => {
  const data = { alias, carId };
  return {
    key: `alias ${alias} of ${carId}`,
    stream: carAliasStream(alias),
    actor: importActor(importId),
    decider: carAlias,
    command: 'AddCarAlias',
    data,
    decide: (state, { meta }) => addCarAlias(new AddCarAlias(data, meta), state),
  };
};

/** Retires a starter car; one that also has another source stays. */
export const retireStep = (carId: string, by: ActorId, gameVersion?: string): JobStep<CarPast, CarEvent> => {
  const data = { carId, ...inVersion(gameVersion) };
  return {
    key: `retire ${carId}`,
    stream: carStream(carId),
    actor: by,
    decider: carPast,
    command: 'ReplaceStarterCar',
    data,
    decide: (past, { meta }) => replaceStarterCar(new ReplaceStarterCar(data, meta), past),
  };
};

export const supersedeStep = (name: SeedName, importId: string): JobStep<SeedState, SeedEvent> => {
  const data = { seed: name, importId };
  return {
    key: `supersede ${name}`,
    stream: seedStream(name),
    actor,
    decider: seed,
    command: 'SupersedeSeeding',
    data,
    decide: (state, { meta }) => supersedeSeeding(new SupersedeSeeding(data, meta), state),
  };
};
