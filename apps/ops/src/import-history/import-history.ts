import { beginImport, finishStep } from '#imports';
import { historyActor, importStream, starterCatalogue } from '#domain';
import { AppendRefused, type EventStore, runStep } from '#event-store';
import { RuleBroken } from '#kernel';
import { planStep, retireStep, supersedeStep } from '../import-catalogue/import-steps.ts';
import { HistoryCounts } from './history-counts.ts';
import { type HistoryFile, readHistoryFile } from './history-file.ts';
import type { HistoryReport } from './history-report.ts';
import { historyStep, versionDayStep, versionStep } from './history-steps.ts';

/** Cars per batch, so that one sync of the disk serves many. */
const CARS_AT_ONCE = 64;

export type HistoryOptions = {
  readonly store: EventStore;
  readonly path: string;
  readonly now: string;
  /** Stops it between two cars; a second run continues. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (cars: number, ofCars: number) => void;
};

/** Imports each car's changes by game version. Safe to stop anywhere and to repeat. */
export const importHistory = async ({
  store,
  path,
  now,
  signal,
  onProgress,
}: HistoryOptions): Promise<HistoryReport> => {
  const file = await readHistoryFile(path);
  const { hash: fileHash, bytes: fileBytes } = file;
  const plan = (importId: string) => planStep({ importId, fileHash, fileBytes });
  const { importId } = await beginImport(store, fileHash, plan, now);
  const run: Run = { store, importId, job: { id: importStream(importId), now }, counts: new HistoryCounts(file) };
  for (const [version, releasedOn] of file.versions) {
    await runStep(store, versionStep(version, releasedOn), run.job);
    if (releasedOn !== undefined) await runStep(store, versionDayStep(version, releasedOn), run.job);
  }
  const cars = [...file.cars];
  for (let at = 0; at < cars.length; at += CARS_AT_ONCE) {
    if (signal?.aborted) return run.counts.said(importId, 'stopped', []);
    await Promise.all(cars.slice(at, at + CARS_AT_ONCE).map((car) => bring(run, car)));
    onProgress?.(Math.min(at + CARS_AT_ONCE, cars.length), cars.length);
  }
  return finished(run, file);
};

type Run = {
  readonly store: EventStore;
  readonly importId: string;
  readonly job: { readonly id: string; readonly now: string };
  readonly counts: HistoryCounts;
};

/** A car that an earlier run of this import did is counted by its result then. */
const bring = async (
  { store, importId, job, counts }: Run,
  [carId, versions]: HistoryFile['cars'] extends ReadonlyMap<infer Id, infer Versions>
    ? readonly [Id, Versions]
    : never,
): Promise<void> => {
  try {
    counts.count((await runStep(store, historyStep(carId, versions, historyActor(importId)), job)).events);
  } catch (error) {
    if (!(error instanceof RuleBroken) && !(error instanceof AppendRefused)) throw error;
    counts.refuse(carId, error);
  }
};

/** After an import of the real catalogue, the starter cars that it lacks are retired, and no seed returns. */
const finished = async ({ store, importId, job, counts }: Run, file: HistoryFile): Promise<HistoryReport> => {
  for (const seed of ['starter', 'demo'] as const) await runStep(store, supersedeStep(seed, importId), job);
  const lacking = starterCatalogue.map(({ carId }) => carId).filter((carId) => !file.cars.has(carId));
  const by = historyActor(importId);
  const done = await Promise.all(lacking.map((carId) => runStep(store, retireStep(carId, by), job)));
  const retired = lacking.filter((_, at) => done[at]?.events.some(({ type }) => type === 'CarRetired'));
  const report = counts.said(importId, 'finished', retired);
  const { lines, added, changed, unchanged, refusals } = report;
  const data = { importId, lines, refused: refusals.length, retired: retired.length, added, changed, unchanged };
  const told = refusals.map(({ what, reason }) => ({ line: null, reason: `${what}: ${reason}` }));
  await runStep(store, finishStep(data, told), job);
  return report;
};
