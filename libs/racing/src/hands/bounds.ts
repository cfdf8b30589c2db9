import type { Candidate, KindCount } from './hand-round.ts';

/** Less than any sum, and far enough from the end of 32 bits to add to. */
export const IMPOSSIBLE = -(2 ** 30);

/** The most that the races from one on can be worth with so much RQ left and so many of each kind still needed. */
export type Bounds = {
  readonly most: (race: number, rqLeft: number, needed: readonly number[]) => number;
  readonly mostOfAnyKind: (race: number, rqLeft: number) => number;
};

/** By race, then by how many are needed, then by the RQ left. */
type Table = readonly (readonly Int32Array[])[];

/**
 * One table for each counted kind. Each lets a car be used twice and ignores the other kinds, so the least of them
 * bounds every hand from above; without a kind to count one table does.
 */
export const boundsOf = (races: readonly Candidate[][], rqMost: number, counts: readonly KindCount[]): Bounds => {
  const free = tableOf(races, rqMost, { kind: 0, atLeast: 0 });
  const tables = counts.map((count) => tableOf(races, rqMost, count));
  const mostOfAnyKind = (race: number, rqLeft: number) => free[race]?.[0]?.[rqLeft] ?? IMPOSSIBLE;
  return {
    mostOfAnyKind,
    most: (race, rqLeft, needed) => {
      let least = mostOfAnyKind(race, rqLeft);
      for (let at = 0; at < tables.length; at += 1) {
        const most = tables[at]?.[race]?.[needed[at] ?? 0]?.[rqLeft] ?? IMPOSSIBLE;
        if (most < least) least = most;
      }
      return least;
    },
  };
};

function tableOf(races: readonly Candidate[][], rqMost: number, { kind, atLeast }: KindCount): Table {
  const table: Int32Array[][] = [];
  table[races.length] = Array.from({ length: atLeast + 1 }, (_, needed) =>
    new Int32Array(rqMost + 1).fill(needed === 0 ? 0 : IMPOSSIBLE),
  );
  for (let race = races.length - 1; race >= 0; race -= 1) {
    const useful = cheapest(races[race] ?? [], kind);
    const after = table[race + 1] ?? [];
    table[race] = after.map((_, needed) => rowOf(useful, kind, needed, after, rqMost));
  }
  return table;
}

function rowOf(choices: readonly Candidate[], kind: number, needed: number, after: Int32Array[], rqMost: number) {
  const row = new Int32Array(rqMost + 1).fill(IMPOSSIBLE);
  for (const { rq, worth, kinds } of choices) {
    const rest = after[Math.max(0, needed - ((kinds >> kind) & 1))];
    if (rest === undefined) continue;
    for (let left = rq; left <= rqMost; left += 1) {
      const sum = worth + (rest[left - rq] ?? IMPOSSIBLE);
      if (sum > (row[left] ?? IMPOSSIBLE)) row[left] = sum;
    }
  }
  return row;
}

/** Where a car may be used twice, only the cheapest of those with the same worth matter, of the kind and not. */
function cheapest(choices: readonly Candidate[], kind: number): Candidate[] {
  const least = [Infinity, Infinity];
  return choices.filter(({ rq, kinds }) => {
    const of = (kinds >> kind) & 1;
    if (rq >= (least[of] ?? Infinity)) return false;
    least[of] = rq;
    return true;
  });
}
