import { scoreOf, type Sums } from './word-fits.ts';

/**
 * The matching candidates, at most `limit` of them, by score, those of one score in their order; and how many match in
 * all. Scores are small, so nothing has to be sorted.
 */
export const bestFirst = (
  candidates: Uint16Array,
  sums: Sums,
  nameLengths: Uint8Array,
  limit: number,
): { readonly total: number; readonly best: readonly number[] } => {
  const byScore: number[][] = [];
  let total = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    const car = candidates[at] ?? 0;
    const sum = sums[car] ?? 0;
    if (sum === 0) continue;
    total += 1;
    const same = (byScore[scoreOf(sum, nameLengths[car] ?? 0)] ??= []);
    if (same.length < limit) same.push(car);
  }
  return { total, best: byScore.reverse().flat().slice(0, limit) };
};
