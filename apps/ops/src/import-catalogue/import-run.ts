import { type CarEvent, type ImportCounts, importStream, type SeedName, starterCatalogue } from '#domain';
import { AppendRefused, type Decided, type EventStore, runStep } from '#event-store';
import type { Event, JobStep } from '#kernel';
import type { BegunImport } from './begin-import.ts';
import type { CatalogueLine } from './catalogue-lines.ts';
import type { ImportReport } from './import-report.ts';
import { advanceStep, carStep, finishStep, retireStep, supersedeStep } from './import-steps.ts';
import { type JudgedCar, LineJudge } from './line-judge.ts';

const SUPERSEDED_SEEDS: readonly SeedName[] = ['starter', 'demo'];

/** One import while it runs: takes lines in order, counts what became of their cars. */
export class ImportRun {
  readonly #store: EventStore;
  readonly #begun: BegunImport;
  readonly #now: string;
  readonly #judge = new LineJudge();
  #counts: ImportCounts;
  #lines = 0;

  constructor(store: EventStore, begun: BegunImport, now: string) {
    this.#store = store;
    this.#begun = begun;
    this.#now = now;
    this.#counts = begun.before.counts;
  }

  /** Lines that an earlier run did are only judged again. */
  async take(lines: readonly CatalogueLine[]): Promise<void> {
    const judged = lines.map((line) => this.#judge.judge(line)).filter((car) => car !== undefined);
    const toBring = judged.filter(({ line }) => line > this.#begun.before.lines);
    await Promise.all(toBring.map((car) => this.#bring(car)));
    this.#lines = lines.at(-1)?.number ?? this.#lines;
  }

  /** Writes down how far it is. */
  async note(): Promise<void> {
    if (this.#lines <= this.#begun.before.lines) return;
    await this.#step(advanceStep({ importId: this.#begun.importId, lines: this.#lines, ...this.#counts }));
  }

  async stop(): Promise<ImportReport> {
    await this.note();
    return this.#report('stopped', []);
  }

  /** Where real cars came in, the starter cars that are not among them go, and no seed comes back. */
  async finish(): Promise<ImportReport> {
    const retired = this.#judge.accepted === 0 ? [] : await this.#replaceSeeds();
    const report = this.#report('finished', retired);
    const { importId, lines, refused } = report;
    await this.#step(finishStep({ importId, lines, refused, retired: retired.length, ...this.#counts }));
    return report;
  }

  async #bring({ line, carId, car }: JudgedCar): Promise<void> {
    try {
      const became = whatBecame((await this.#step(carStep(line, carId, car))).events);
      this.#counts = { ...this.#counts, [became]: this.#counts[became] + 1 };
    } catch (error) {
      if (!(error instanceof AppendRefused)) throw error;
      this.#judge.refuse(line, error.code);
    }
  }

  async #replaceSeeds(): Promise<readonly string[]> {
    for (const name of SUPERSEDED_SEEDS) await this.#step(supersedeStep(name, this.#begun.importId));
    const lacking = starterCatalogue.map(({ carId }) => carId).filter((carId) => !this.#judge.names(carId));
    const done = await Promise.all(lacking.map((carId) => this.#step(retireStep(carId))));
    return lacking.filter((_, at) => (done[at]?.events.length ?? 0) > 0);
  }

  #step<State, Ev extends Event>(step: JobStep<State, Ev>): Promise<Decided<Ev>> {
    return runStep(this.#store, step, { id: importStream(this.#begun.importId), now: this.#now });
  }

  #report(status: ImportReport['status'], retired: readonly string[]): ImportReport {
    const { refused, refusals } = this.#judge;
    const { importId, before } = this.#begun;
    const found = { refused, refusals, retired };
    return { importId, status, lines: this.#lines, goneOnAfter: before.lines, ...this.#counts, ...found };
  }
}

const whatBecame = (events: readonly CarEvent[]): keyof ImportCounts => {
  if (events.length === 0) return 'unchanged';
  return events.some(({ type }) => type === 'CarReleased' || type === 'CarReturned') ? 'added' : 'changed';
};
