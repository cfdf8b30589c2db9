/** A group: its count of rows, and the average x at each y, from the least y to the most. */
export type CsvGroup = {
  readonly name: string;
  readonly count: number;
  readonly means: readonly (readonly [number, number])[];
};

/** A line through more averages would show nothing that the points do not. */
const MAX_MEANS = 200;

type Tally = { count: number; readonly sums: Map<number, { sum: number; count: number }> };

/** Counts rows by group as they arrive, and sums values where an average is wanted. */
export class GroupTally {
  private readonly groups = new Map<string, Tally>();
  private readonly hasMeans: boolean;

  constructor(hasMeans: boolean) {
    this.hasMeans = hasMeans;
  }

  add(name: string, x: number, y: number): void {
    let tally = this.groups.get(name);
    if (!tally) {
      tally = { count: 0, sums: new Map() };
      this.groups.set(name, tally);
    }
    tally.count += 1;
    if (!this.hasMeans) return;
    const known = tally.sums.get(y);
    if (known) {
      known.sum += x;
      known.count += 1;
    } else if (tally.sums.size <= MAX_MEANS) tally.sums.set(y, { sum: x, count: 1 });
  }

  /** Groups with most rows, the largest first. */
  largest(most: number): CsvGroup[] {
    return [...this.groups]
      .toSorted(([, one], [, other]) => other.count - one.count)
      .slice(0, most)
      .map(([name, { count, sums }]) => ({ name, count, means: meansOf(sums) }));
  }
}

function meansOf(sums: Tally['sums']): CsvGroup['means'] {
  if (sums.size > MAX_MEANS || sums.size < 2) return [];
  return [...sums].toSorted(([one], [other]) => one - other).map(([y, { sum, count }]) => [sum / count, y]);
}
