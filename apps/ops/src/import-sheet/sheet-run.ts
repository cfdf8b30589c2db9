import { type ImportCounts, importStream, MAX_OPEN_ROWS, type SheetRow } from '#domain';
import { AppendRefused, type EventStore } from '#event-store';
import { type Event, type JobStep, RuleBroken } from '#kernel';
import type { CatalogueLine } from '../import-catalogue/catalogue-lines.ts';
import {
  recallStep,
  type Taken,
  takeStep,
  tryStep,
  type BegunImport,
  advanceStep,
  finishStep,
  refusalMessage,
  refusedLines,
  type ReportRow,
  rowOf,
} from '#imports';
import type { ReadRow } from './read-sheet-row.ts';
import type { RowMatch } from './row-matcher.ts';
import { markUnresolvedStep, rateStep } from './sheet-steps.ts';

export type SheetWork = {
  readonly store: EventStore;
  /** Undefined for a dry run, which writes nothing. */
  readonly begun: BegunImport | undefined;
  readonly now: string;
  readonly gameVersion: string;
  readonly read: (line: CatalogueLine) => ReadRow;
  readonly match: (row: SheetRow) => RowMatch;
};

type Matched = { readonly row: SheetRow } & RowMatch;

export class SheetRun {
  readonly rows: ReportRow[] = [];
  readonly #work: SheetWork;
  readonly #importId: string;
  readonly #linesDone: number;
  readonly #lineOf = new Map<string, number>();
  #open = 0;
  #lines = 0;

  constructor(work: SheetWork) {
    this.#work = work;
    this.#importId = work.begun?.importId ?? 'trial';
    this.#linesDone = work.begun?.before.lines ?? 0;
  }

  /** Lines done by an earlier run are only looked up. */
  async take(lines: readonly CatalogueLine[]): Promise<void> {
    const matched = lines.flatMap((line) => this.#judge(line));
    await Promise.all(matched.filter(({ sure }) => sure).map((row) => this.#rate(row)));
    const open = matched.filter(({ sure }) => !sure).filter(() => (this.#open += 1) <= MAX_OPEN_ROWS);
    this.rows.push(...open.map(openRow));
    this.#lines = lines.at(-1)?.number ?? this.#lines;
    const toLeave = open.filter(({ row }) => row.row > this.#linesDone);
    if (toLeave.length === 0) return;
    const left = toLeave.map(({ row, carIds }) => ({ ...row, candidates: carIds }));
    await this.#step(markUnresolvedStep(this.#importId, this.#lines, left));
  }

  async note(): Promise<void> {
    if (this.#lines > this.#linesDone)
      await this.#step(advanceStep({ importId: this.#importId, lines: this.#lines, ...this.counts }));
  }

  async finish(): Promise<void> {
    const refused = this.rows.filter(({ outcome }) => outcome === 'refused').length;
    const data = { importId: this.#importId, lines: this.#lines, refused, retired: 0, ...this.counts };
    await this.#step(finishStep(data, refusedLines(this.rows)));
  }

  get counts(): ImportCounts {
    const of = (outcome: ReportRow['outcome']) => this.rows.filter((row) => row.outcome === outcome).length;
    return { added: 0, changed: of('changed'), unchanged: of('unchanged') };
  }

  #judge(line: CatalogueLine): readonly Matched[] {
    const read = this.#work.read(line);
    if (!read.ok) return this.#refuse(line.number, read.code, read.reason);
    const match = this.#work.match(read.row);
    const [carId] = match.carIds;
    if (!match.sure || carId === undefined) return [{ row: read.row, ...match }];
    const earlier = this.#lineOf.get(carId);
    if (earlier !== undefined)
      return this.#refuse(line.number, 'duplicate', `this car stands on line ${earlier} already`);
    this.#lineOf.set(carId, line.number);
    return [{ row: read.row, ...match }];
  }

  async #rate({ row, carIds: [carId = ''] }: Matched): Promise<void> {
    const { gameVersion } = this.#work;
    const step = rateStep(this.#importId, { carId, row: row.row, rq: row.rq, gameVersion });
    try {
      const recalled = row.row <= this.#linesDone;
      const taken = await (recalled ? recallStep(this.#work.store, step, this.#job) : this.#step(step));
      this.rows.push(rowOf(row.row, carId, taken));
    } catch (error) {
      if (!(error instanceof RuleBroken) && !(error instanceof AppendRefused)) throw error;
      this.#refuse(row.row, error.code, `${carId} takes no rating: ${refusalMessage(error.code)}`);
    }
  }

  #refuse(line: number, code: string, reason: string): [] {
    this.rows.push({ outcome: 'refused', line, code, reason });
    return [];
  }

  #step<State, Ev extends Event>(step: JobStep<State, Ev>): Promise<Taken<State, Ev>> {
    return (this.#work.begun ? takeStep : tryStep)(this.#work.store, step, this.#job);
  }

  get #job() {
    return { id: importStream(this.#importId), now: this.#work.now };
  }
}

const openRow = ({ row, carIds }: Matched): ReportRow => ({
  outcome: 'ambiguous',
  line: row.row,
  code: carIds.length > 0 ? 'ambiguous' : 'unmatched',
  reason: `${[row.brand, row.name, row.year].filter(Boolean).join(' ')} may be ${carIds.join(', ') || 'no car there is'}`,
  candidates: carIds,
});
