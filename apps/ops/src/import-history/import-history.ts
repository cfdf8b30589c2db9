import { type CarEvent, type CarInVersion, starterCatalogue } from '#domain';
import { type EventStore, runStep } from '#event-store';
import { RuleBroken } from '#kernel';
import { retireStep, supersedeStep } from '../import-catalogue/import-steps.ts';
import { type HistoryFile, readHistoryFile } from './history-file.ts';
import type { HistoryReport } from './history-report.ts';
import { historyStep, versionStep } from './history-steps.ts';

/** Cars taken at once, so that one sync of the disk serves many. */
const CARS_AT_ONCE = 64;

export type HistoryOptions = {
  readonly store: EventStore;
  readonly path: string;
  readonly now: string;
  /** One run's own name: another run looks at every car again. */
  readonly runId: string;
  /** Stops it between two cars; run again, it goes on: what is there is not said again. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (cars: number, ofCars: number) => void;
};

/** Brings in what each version of the game made of each car. Safe to stop anywhere and to repeat. */
export const importHistory = async (options: HistoryOptions): Promise<HistoryReport> => {
  const { path, signal, onProgress } = options;
  const file = await readHistoryFile(path);
  const job = { id: `import-history-${file.hash}-${options.runId}`, now: options.now };
  for (const version of file.versions) await runStep(options.store, versionStep(version), job);
  const report = new Counting(file);
  const cars = [...file.cars];
  for (let at = 0; at < cars.length; at += CARS_AT_ONCE) {
    if (signal?.aborted) return report.said('stopped', []);
    await Promise.all(
      cars.slice(at, at + CARS_AT_ONCE).map(([carId, versions]) => bring(options.store, carId, versions, job, report)),
    );
    onProgress?.(Math.min(at + CARS_AT_ONCE, cars.length), cars.length);
  }
  return report.said('finished', await replaceStarters(options.store, file, job));
};

type JobRun = { readonly id: string; readonly now: string };

const bring = async (
  store: EventStore,
  carId: string,
  versions: readonly CarInVersion[],
  job: JobRun,
  report: Counting,
): Promise<void> => {
  try {
    report.count((await runStep(store, historyStep(carId, versions), job)).events);
  } catch (error) {
    if (!(error instanceof RuleBroken)) throw error;
    report.refuse(carId, error);
  }
};

/** Where the real catalogue came in, the starter cars that it lacks go, and no seed comes back. */
const replaceStarters = async (store: EventStore, file: HistoryFile, job: JobRun): Promise<readonly string[]> => {
  for (const seed of ['starter', 'demo'] as const) await runStep(store, supersedeStep(seed, job.id), job);
  const lacking = starterCatalogue.map(({ carId }) => carId).filter((carId) => !file.cars.has(carId));
  const done = await Promise.all(lacking.map((carId) => runStep(store, retireStep(job.id, carId), job)));
  return lacking.filter((_, at) => (done[at]?.events.length ?? 0) > 0);
};

/** Counts what became of the cars. */
class Counting {
  readonly #file: HistoryFile;
  readonly #refusals: { readonly what: string; readonly reason: string }[];
  #counts = { cars: 0, unchanged: 0, released: 0, revised: 0 };

  constructor(file: HistoryFile) {
    this.#file = file;
    this.#refusals = file.refusals.map(({ line, reason }) => ({ what: `line ${line}`, reason }));
  }

  count(events: readonly CarEvent[]): void {
    const of = (type: CarEvent['type']) => events.filter((event) => event.type === type).length;
    this.#counts = {
      cars: this.#counts.cars + 1,
      unchanged: this.#counts.unchanged + (events.length === 0 ? 1 : 0),
      released: this.#counts.released + of('CarReleased'),
      revised: this.#counts.revised + of('CarRevised'),
    };
  }

  refuse(carId: string, { code, facts }: RuleBroken): void {
    const fields = Array.isArray(facts['fields']) ? ` (${facts['fields'].join(', ')})` : '';
    this.#refusals.push({ what: carId, reason: `${code}${fields}` });
  }

  said(status: HistoryReport['status'], retired: readonly string[]): HistoryReport {
    const { lines, changes, versions } = this.#file;
    return { status, lines, changes, versions, retired, refusals: this.#refusals, ...this.#counts };
  }
}
