import { type ReportRow } from '#imports';
import type { CarAttributes } from '#domain';
import type { CatalogueLine } from './catalogue-lines.ts';
import { type CarReader, readCarLine } from './read-car-line.ts';

export type JudgedCar = {
  readonly line: number;
  readonly carId: string;
  readonly car: CarAttributes;
  readonly aliases: readonly string[];
  readonly unsaid: readonly (keyof CarAttributes)[];
};

/** Decides which lines of a file count. Depends on the file alone: after a stop it judges the same again. */
export class LineJudge {
  readonly refusals: ReportRow[] = [];
  readonly #read: CarReader;
  readonly #named = new Set<string>();
  readonly #lineOf = new Map<string, number>();
  readonly #lineOfAlias = new Map<string, number>();

  constructor(read: CarReader) {
    this.#read = read;
  }

  /** The line's car; undefined when it was refused. */
  judge(line: CatalogueLine): JudgedCar | undefined {
    const read = readCarLine(this.#read, line);
    if (!read.ok) {
      if (read.carId !== undefined) this.#named.add(read.carId);
      return this.refuse(line.number, read.code, read.reason);
    }
    this.#named.add(read.carId);
    const earlier = this.#lineOf.get(read.carId);
    if (earlier !== undefined)
      return this.refuse(line.number, 'duplicate', `this car stands on line ${earlier} already`);
    const taken = read.aliases.find((alias) => this.#lineOfAlias.has(alias));
    if (taken !== undefined)
      return this.refuse(line.number, 'alias-taken', `${taken} is the number of line ${this.#lineOfAlias.get(taken)}`);
    for (const alias of read.aliases) this.#lineOfAlias.set(alias, line.number);
    this.#lineOf.set(read.carId, line.number);
    const { carId, car, aliases, unsaid } = read;
    return { line: line.number, carId, car, aliases, unsaid };
  }

  refuse(line: number, code: string, reason: string): undefined {
    const outcome = code === 'ambiguous' ? 'ambiguous' : 'refused';
    this.refusals.push({ outcome, line, code, reason });
  }

  /** Whether a line so far has named the car, refused lines included. */
  names(carId: string): boolean {
    return this.#named.has(carId);
  }

  get accepted(): number {
    return this.#lineOf.size;
  }
}
