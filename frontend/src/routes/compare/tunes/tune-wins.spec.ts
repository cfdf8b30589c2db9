import type { LapTime, TrackCode, Tune } from '#racing';
import { tuneWins } from './tune-wins.ts';

const tunes = ['332', '323'] as string[] as Tune[];
const tracks = ['a', 'b', 'c', 'd'] as string[] as TrackCode[];
const seconds: Record<string, number> = { '332 a': 10, '323 a': 11, '332 b': 9, '323 b': 9, '332 c': 5 };
const timeOf = (tune: Tune, track: TrackCode): LapTime | undefined => {
  const known = seconds[`${tune} ${track}`];
  return known === undefined ? { kind: 'none' } : { kind: 'time', seconds: known };
};

describe('how often a tune is the best of its car', () => {
  it('counts tracks that know two tunes, and gives equal ones a win each', () => {
    const { wins, of } = tuneWins(tunes, tracks, timeOf);
    expect([wins.get('332' as Tune), wins.get('323' as Tune), of]).toEqual([2, 1, 2]);
  });
});
