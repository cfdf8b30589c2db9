import { cell, type CellEvent, type Cell, type FiguresOfTime, type ImportCounts, importStream } from '#domain';
import { AppendRefused, type EventStore } from '#event-store';
import { type Event, type JobStep, RuleBroken } from '#kernel';
import {
  type CarAnswer,
  type CarMeant,
  currentTimeOf,
  formatLapTime,
  type LapTimeValue,
  type OpenAnswer,
} from '#racing';
import type { BegunImport } from '../begin-import.ts';
import { advanceStep, finishStep } from '../progress-steps.ts';
import type { FieldChanges } from '../field-changes.ts';
import { refusalMessage } from '../refusal-message.ts';
import { refusedByCode, type ReportRow } from '../report-row.ts';
import { recallStep, type Taken, takeStep, tryStep } from '../take-step.ts';
import type { FileLine, TimesReader } from './times-reader.ts';
import { type ReadTime, timeStep } from './times-steps.ts';

export type TimesLookups = {
  carMeant(car: CarMeant): Promise<CarAnswer>;
  figuresOf(time: ReadTime): Promise<FiguresOfTime>;
  isOut(gameVersion: string): Promise<boolean>;
};

export type OpenCarOfLine = OpenAnswer & { readonly text: string };

export type TimesWork = {
  readonly store: EventStore;
  /** Undefined for a trial, which writes nothing. */
  readonly begun: BegunImport | undefined;
  readonly now: string;
  readonly gameVersion: string;
  readonly around: TimesLookups;
  readonly read: TimesReader;
};

/** The import of one file of times: takes lines in order, collects their results. */
export class TimesRun {
  readonly rows: ReportRow[] = [];
  readonly #work: TimesWork;
  readonly #importId: string;
  readonly #linesDone: number;
  /** The cell of each line with a time, as `car|tune|track`. */
  readonly cellOf = new Map<number, string>();
  readonly valueOf = new Map<number, string>();
  readonly openOf = new Map<number, OpenCarOfLine>();
  readonly #lineOf = new Map<string, number>();
  #lines = 0;

  constructor(work: TimesWork) {
    this.#work = work;
    this.#importId = work.begun?.importId ?? 'trial';
    this.#linesDone = work.begun?.before.lines ?? 0;
  }

  /** Lines that an earlier run did are only looked up. */
  async take(lines: readonly FileLine[]): Promise<void> {
    const read = await Promise.all(lines.map((line) => this.#judge(line)));
    const times = read.flatMap((time) => (time && this.#isFirst(time) ? [time] : []));
    await Promise.all(times.map((time) => this.#say(time)));
    this.#lines = lines.at(-1)?.number ?? this.#lines;
  }

  async note(): Promise<void> {
    if (this.#lines > this.#linesDone)
      await this.#step(advanceStep({ importId: this.#importId, lines: this.#lines, ...this.counts }));
  }

  async finish(): Promise<void> {
    const data = { importId: this.#importId, lines: this.#lines, refused: this.refused, retired: 0, ...this.counts };
    await this.#step(finishStep(data, refusedByCode(this.rows)));
  }

  get counts(): ImportCounts {
    const of = (outcome: ReportRow['outcome']) => this.rows.filter((row) => row.outcome === outcome).length;
    return { added: of('added'), changed: of('changed'), unchanged: of('unchanged') };
  }

  get refused(): number {
    return this.rows.filter(({ outcome }) => outcome === 'refused' || outcome === 'ambiguous').length;
  }

  async #judge(line: FileLine): Promise<ReadTime | undefined> {
    const { around, read, gameVersion: ofFile } = this.#work;
    const said = read(line);
    if (!said.ok) return this.#refuse(line.number, said.code, said.reason);
    this.valueOf.set(line.number, timeText(said.value));
    const meant = await around.carMeant(said.car);
    if (meant.answer !== 'found') return this.#leaveOpen(line.number, { ...meant, text: nameOf(said.car) });
    const { carId } = meant;
    const gameVersion = said.gameVersion ?? ofFile;
    if (!(await around.isOut(gameVersion)))
      return this.#refuse(line.number, 'version-unknown', `nothing says that version ${gameVersion} is out`);
    const { tune, trackCode, value } = said;
    return { line: line.number, carId, tune, trackCode, value, gameVersion };
  }

  #isFirst({ line, carId, tune, trackCode }: ReadTime): boolean {
    const key = `${carId}|${tune}|${trackCode}`;
    const earlier = this.#lineOf.get(key);
    this.cellOf.set(line, key);
    if (earlier === undefined) this.#lineOf.set(key, line);
    else this.#refuse(line, 'duplicate', `${carId} ${tune} on ${trackCode} stands on line ${earlier} already`);
    return earlier === undefined;
  }

  async #say(time: ReadTime): Promise<void> {
    const recalled = time.line <= this.#linesDone;
    const figures = recalled ? { doubts: [] } : await this.#work.around.figuresOf(time);
    const step = timeStep(this.#importId, time, figures);
    try {
      const taken = await (recalled ? recallStep(this.#work.store, step, this.#job) : this.#step(step));
      this.rows.push(rowOf(time, taken));
    } catch (error) {
      if (!(error instanceof RuleBroken) && !(error instanceof AppendRefused)) throw error;
      this.#refuse(time.line, error.code, refusalMessage(error.code));
    }
  }

  #leaveOpen(line: number, open: OpenCarOfLine): undefined {
    this.openOf.set(line, open);
    const mayBe = `${open.text} may be ${open.carIds.join(', ')}`;
    if (open.answer === 'unknown') return this.#refuse(line, 'car-unknown', `${open.text} is no car there is`);
    const needed = open.answer === 'needs-year' ? ': a year is needed' : '';
    return this.#refuse(line, 'ambiguous', mayBe + needed);
  }

  #refuse(line: number, code: string, reason: string): undefined {
    this.rows.push({ outcome: code === 'ambiguous' ? 'ambiguous' : 'refused', line, code, reason });
  }

  #step<State, Ev extends Event>(step: JobStep<State, Ev>): Promise<Taken<State, Ev>> {
    return (this.#work.begun ? takeStep : tryStep)(this.#work.store, step, this.#job);
  }

  get #job() {
    return { id: importStream(this.#importId), now: this.#work.now };
  }
}

/**
 * Added: the first of its cell; changed: there were other times, with the current time before and after where it
 * changed.
 */
const rowOf = ({ line, carId, tune, trackCode }: ReadTime, { before, events }: Taken<Cell, CellEvent>): ReportRow => {
  if (events.length === 0) return { outcome: 'unchanged', line, carId };
  const current = currentTimeOf(before.times)?.time.value;
  if (!current) return { outcome: 'added', line, carId };
  const after = currentTimeOf(events.reduce<Cell>(cell.evolve, before).times)?.time.value ?? current;
  const [was, now] = [timeText(current), timeText(after)];
  const changes: FieldChanges = was === now ? {} : { [`${tune} ${trackCode}`]: [was, now] };
  return { outcome: 'changed', line, carId, changes };
};

const timeText = (value: LapTimeValue): string =>
  `${formatLapTime(value, 'short')}${value.kind === 'speed' ? ' mph' : ''}`;

const nameOf = (car: CarMeant): string =>
  typeof car === 'string' ? car : [car.brand, car.name, car.year].filter((part) => part).join(' ');
