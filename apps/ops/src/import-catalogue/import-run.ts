import {
  car,
  type CarEvent,
  type CarPast,
  type CarState,
  importActor,
  type ImportCounts,
  importStream,
  type SeedName,
  starterCatalogue,
} from '#domain';
import { AppendRefused, type EventStore } from '#event-store';
import { type Event, fold, type JobStep, RuleBroken } from '#kernel';
import {
  recallStep,
  type Taken,
  takeStep,
  tryStep,
  refusalMessage,
  refusedLines,
  type ReportRow,
  rowOf,
  type BegunImport,
  advanceStep,
  finishStep,
} from '#imports';
import type { CatalogueLine } from './catalogue-lines.ts';
import type { ImportReport } from './import-report.ts';
import { aliasStep, carStep, retireStep, supersedeStep } from './import-steps.ts';
import { type JudgedCar, LineJudge } from './line-judge.ts';
import type { CarReader } from './read-car-line.ts';

const SUPERSEDED_SEEDS: readonly SeedName[] = ['starter', 'demo'];

/** The input of a run; `begun` is undefined for a dry run, which writes nothing: of the version `trialOf`. */
export type ImportWork = {
  readonly store: EventStore;
  readonly begun: BegunImport | undefined;
  readonly trialOf?: string | undefined;
  readonly now: string;
  readonly read: CarReader;
};

export class ImportRun {
  readonly #work: ImportWork;
  readonly #importId: string;
  readonly #gameVersion: string | undefined;
  readonly #linesDone: number;
  readonly #judge: LineJudge;
  readonly #rows: ReportRow[] = [];
  #counts: ImportCounts;
  #lines = 0;

  constructor(work: ImportWork) {
    this.#work = work;
    this.#importId = work.begun?.importId ?? 'trial';
    this.#gameVersion = work.begun ? work.begun.before.gameVersion : work.trialOf;
    this.#linesDone = work.begun?.before.lines ?? 0;
    this.#counts = work.begun?.before.counts ?? { added: 0, changed: 0, unchanged: 0 };
    this.#judge = new LineJudge(work.read);
  }

  /** Lines done by an earlier run are only judged again, and their results looked up. */
  async take(lines: readonly CatalogueLine[]): Promise<void> {
    const judged = lines.map((line) => this.#judge.judge(line)).filter((car) => car !== undefined);
    const rows = await Promise.all(judged.map((car) => this.#bring(car)));
    this.#rows.push(...rows.filter((row) => row !== undefined));
    this.#lines = lines.at(-1)?.number ?? this.#lines;
  }

  async note(): Promise<void> {
    if (this.#lines <= this.#linesDone) return;
    await this.#step(advanceStep({ importId: this.#importId, lines: this.#lines, ...this.#counts }));
  }

  async stop(): Promise<ImportReport> {
    await this.note();
    return this.#report('stopped', []);
  }

  /** After an import of real cars, the starter cars that the file lacks are retired, and no seed returns. */
  async finish(): Promise<ImportReport> {
    const retired = this.#judge.accepted === 0 ? [] : await this.#replaceSeeds();
    const report = this.#report(this.#work.begun ? 'finished' : 'tried', retired);
    const { lines, refused } = report;
    const data = { importId: this.#importId, lines, refused, retired: retired.length, ...this.#counts };
    await this.#step(finishStep(data, refusedLines(report.rows)));
    return report;
  }

  async #bring(judged: JudgedCar): Promise<ReportRow | undefined> {
    const { line, carId, aliases } = judged;
    const step = carStep({ importId: this.#importId, gameVersion: this.#gameVersion }, judged);
    try {
      if (line <= this.#linesDone) return rowOf(line, carId, folded(await this.#recall(step)));
      for (const alias of aliases) await this.#step(aliasStep(this.#importId, carId, alias));
      const row = rowOf(line, carId, folded(await this.#step(step)));
      const became = row.outcome as keyof ImportCounts;
      this.#counts = { ...this.#counts, [became]: this.#counts[became] + 1 };
      return row;
    } catch (error) {
      if (!(error instanceof RuleBroken) && !(error instanceof AppendRefused)) throw error;
      const { alias, carId: other } = error.facts;
      if (error.code !== 'car-alias-taken') return this.#judge.refuse(line, error.code, refusalMessage(error.code));
      return this.#judge.refuse(line, 'alias-taken', `${String(alias)} is the number of ${String(other)}`);
    }
  }

  async #replaceSeeds(): Promise<readonly string[]> {
    for (const name of SUPERSEDED_SEEDS) await this.#step(supersedeStep(name, this.#importId));
    const lacking = starterCatalogue.map(({ carId }) => carId).filter((carId) => !this.#judge.names(carId));
    const by = importActor(this.#importId);
    const retiring = (carId: string) => this.#step(retireStep(carId, by, this.#gameVersion));
    const done = await Promise.all(lacking.map(retiring));
    return lacking.filter((_, at) => done[at]?.events.some(({ type }) => type === 'CarRetired'));
  }

  #step<State, Ev extends Event>(step: JobStep<State, Ev>): Promise<Taken<State, Ev>> {
    const { store, begun } = this.#work;
    return (begun ? takeStep : tryStep)(store, step, this.#job);
  }

  #recall(step: JobStep<CarPast, CarEvent>): Promise<Taken<CarPast, CarEvent>> {
    return recallStep(this.#work.store, step, this.#job);
  }

  get #job() {
    return { id: importStream(this.#importId), now: this.#work.now };
  }

  #report(status: ImportReport['status'], retired: readonly string[]): ImportReport {
    const { refusals } = this.#judge;
    const gone: readonly ReportRow[] = retired.map((carId) => ({ outcome: 'retired', carId }));
    return {
      ...(this.#work.begun ? { importId: this.#importId } : {}),
      status,
      lines: this.#lines,
      goneOnAfter: this.#linesDone,
      ...this.#counts,
      refused: refusals.length,
      ambiguous: refusals.filter(({ outcome }) => outcome === 'ambiguous').length,
      retired,
      rows: [...this.#rows, ...refusals].toSorted((a, b) => lineOf(a) - lineOf(b)).concat(gone),
    };
  }
}

const folded = ({ before, events }: Taken<CarPast, CarEvent>): Taken<CarState, CarEvent> => ({
  before: fold(car, before),
  events,
});

const lineOf = (row: ReportRow): number => ('line' in row ? row.line : Infinity);
