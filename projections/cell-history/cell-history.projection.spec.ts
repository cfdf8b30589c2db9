import { given } from '#test/projection-kit';
import type { CellEvent } from '#domain';
import type { ActorId } from '#kernel';
import { cellHistory, type CellHistoryDoc } from './cell-history.projection.ts';

const place = { carId: 'Mini_Cooper_S_1964', tune: '332', trackCode: 'tRoad_a00' };
const keyOf = (lapTimeId: string) => `Mini_Cooper_S_1964|332|tRoad_a00|${lapTimeId}`;

const submitted = (lapTimeId: string, seconds: number): CellEvent => ({
  type: 'LapTimeSubmitted',
  data: {
    ...place,
    lapTimeId,
    value: { kind: 'time', seconds },
    submittedBy: 'ann' as ActorId,
    gameVersion: '26',
    source: 'typed',
  },
});
const of = { ...place, lapTimeId: 'a', standing: { kind: 'none' }, by: 'bob' as ActorId } as const;
const withdrawn: CellEvent = { type: 'LapTimeWithdrawn', data: of };
const voted: CellEvent = { type: 'LapTimeVoted', data: { ...of, vote: 'up', weight: 1, formula: 1 } };
const hidden: CellEvent = { type: 'LapTimeHidden', data: { ...of, reason: 'misread' } };

const doc = (lapTimeId: string, seconds: number, saidAt: number): CellHistoryDoc => ({
  lapTimeId,
  value: { kind: 'time', seconds },
  by: 'ann',
  at: '2026-01-01T00:00:00.000Z',
  saidAt,
  gameVersion: '26',
  source: 'typed',
});

describe('cell-history', () => {
  it('keeps each time with what was said of it, and leaves the others of its cell as they are', () => {
    const events = [submitted('a', 80), submitted('b', 74.5), voted, hidden];
    const votes = [{ by: 'bob', vote: 'up', weight: 1 }] as const;
    given(cellHistory, events).then(keyOf('a'), { ...doc('a', 80, 10), votes, ruling: 'hidden' });
    given(cellHistory, events).then(keyOf('b'), doc('b', 74.5, 20));
    expect(cellHistory.keysOf(voted as never)).toEqual([keyOf('a')]);
  });

  it('forgets none that its author took back', () => {
    given(cellHistory, [submitted('a', 80), withdrawn]).then(keyOf('a'), { ...doc('a', 80, 10), withdrawn: true });
  });

  it('tells whoever shows the car', () => {
    expect(cellHistory.channel(keyOf('a'))).toBe('car:Mini_Cooper_S_1964');
  });
});
