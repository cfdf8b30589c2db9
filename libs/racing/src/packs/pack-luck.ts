import { chanceAfter } from './pack-chances.ts';

/** How lucky a run of packs was, luckiest first; `impossible` where there was no chance at all. */
export type PackLuck =
  'super-lucky' | 'very-lucky' | 'good-luck' | 'little-lucky' | 'bad-luck' | 'worst-luck' | 'zero-luck' | 'impossible';

const belowChance: readonly (readonly [below: number, PackLuck])[] = [
  [0.1, 'super-lucky'],
  [0.3, 'very-lucky'],
  [0.5, 'good-luck'],
  [0.7, 'little-lucky'],
  [0.8, 'bad-luck'],
];
const WORST_UP_TO = 0.94;

/**
 * The luck of reaching a goal with the pack number `opens`, by the chance to have reached it by then; a goal not
 * reached is zero luck. Where one pack has it more often than not, by how much rarer the wait was than one pack
 * without. Source: the players' notes.
 */
export const packLuck = (chanceOfOne: number, opens: number, reached: boolean): PackLuck => {
  if (chanceOfOne === 0 || opens === 0) return 'impossible';
  if (!reached) return 'zero-luck';
  if (chanceOfOne > 0.5) return luckOfWait(chanceOfOne, opens);
  return luckOfChance(chanceAfter(chanceOfOne, opens));
};

/** The luck of an outcome, by the chance of an equal or better one. */
export const luckOfChance = (chance: number): PackLuck => {
  const known = belowChance.find(([below]) => chance < below);
  if (known) return known[1];
  return chance <= WORST_UP_TO ? 'worst-luck' : 'zero-luck';
};

const luckOfWait = (chanceOfOne: number, opens: number): PackLuck => {
  if (opens === 1) return 'little-lucky';
  const timesRarer = (1 - chanceOfOne) ** (1 - opens);
  if (timesRarer < 2) return 'little-lucky';
  return timesRarer <= 4 ? 'bad-luck' : 'worst-luck';
};
