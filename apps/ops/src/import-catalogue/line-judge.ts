import type { CarFacts } from '#domain';
import type { CatalogueLine } from './catalogue-lines.ts';
import { type Refusal, REFUSALS_NAMED } from './import-report.ts';
import { readCarLine } from './read-car-line.ts';

/** A car to bring in, and the line that says so. */
export type JudgedCar = { readonly line: number; readonly carId: string; readonly car: CarFacts };

/** Decides which lines of a file count. Depends on the file alone: after a stop it judges the same again. */
export class LineJudge {
  readonly refusals: Refusal[] = [];
  refused = 0;
  readonly #named = new Set<string>();
  readonly #lineOf = new Map<string, number>();

  /** The line's car; undefined when it was refused. */
  judge(line: CatalogueLine): JudgedCar | undefined {
    const read = readCarLine(line);
    if (read.carId !== undefined) this.#named.add(read.carId);
    if (!read.ok) return this.refuse(line.number, read.reason);
    const earlier = this.#lineOf.get(read.carId);
    if (earlier !== undefined) return this.refuse(line.number, `this car stands on line ${earlier} already`);
    this.#lineOf.set(read.carId, line.number);
    return { line: line.number, carId: read.carId, car: read.car };
  }

  refuse(line: number, reason: string): undefined {
    this.refused += 1;
    if (this.refusals.length < REFUSALS_NAMED) this.refusals.push({ line, reason });
  }

  /** Cars that lines have named so far, also on lines that were refused. */
  names(carId: string): boolean {
    return this.#named.has(carId);
  }

  get accepted(): number {
    return this.#lineOf.size;
  }
}
