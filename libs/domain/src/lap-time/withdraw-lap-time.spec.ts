import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import type { LapTime } from '#racing';
import type { LapTimeSubmitted, LapTimeWithdrawn } from './lap-time.events.ts';
import { cell } from './lap-time.state.ts';
import { WithdrawLapTime, withdrawLapTime } from './withdraw-lap-time.ts';

const place = { carId: 'Mini_Cooper_S_1964', tune: '332', trackCode: 'tRoad_a00' };

const submitted = (lapTimeId: string, seconds: number, actor = 'ann'): LapTimeSubmitted => ({
  type: 'LapTimeSubmitted',
  data: {
    ...place,
    lapTimeId,
    value: { kind: 'time', seconds },
    submittedBy: actor as ActorId,
    gameVersion: '26',
    source: 'typed',
  },
});

const withdrawn = (lapTimeId: string, standing: LapTime): LapTimeWithdrawn => ({
  type: 'LapTimeWithdrawn',
  version: 2,
  data: { ...place, lapTimeId, standing, ...(standing.kind === 'none' ? {} : { standingVersion: '26' }) },
});

const withdraw = (lapTimeId: string, actor = 'ann') => {
  const command = new WithdrawLapTime({ ...place, lapTimeId }, by(actor));
  return (state: typeof cell.initial) => withdrawLapTime(command, state);
};

describe('withdraw-lap-time', () => {
  it('leaves an empty cell when it was the only time', () => {
    given(cell, [submitted('a', 74.5)])
      .when(withdraw('a'))
      .then([withdrawn('a', { kind: 'none' })]);
  });

  it('brings back the time before when it stood', () => {
    given(cell, [submitted('a', 80, 'bob'), submitted('b', 74.5)])
      .when(withdraw('b'))
      .then([withdrawn('b', { kind: 'time', seconds: 80 })]);
  });

  it('skips times that were withdrawn when it looks for the one before', () => {
    given(cell, [
      submitted('a', 80, 'bob'),
      submitted('b', 78),
      submitted('c', 74.5),
      withdrawn('b', { kind: 'time', seconds: 74.5 }),
    ])
      .when(withdraw('c'))
      .then([withdrawn('c', { kind: 'time', seconds: 80 })]);
  });

  it('leaves what stands when it was replaced before', () => {
    given(cell, [submitted('a', 80), submitted('b', 74.5)])
      .when(withdraw('a'))
      .then([withdrawn('a', { kind: 'time', seconds: 74.5 })]);
  });

  it('is for the author only', () => {
    given(cell, [submitted('a', 74.5, 'bob')])
      .when(withdraw('a'))
      .thenBroken('lap-time-not-yours', { lapTimeId: 'a' });
  });

  it('is refused the second time', () => {
    given(cell, [submitted('a', 74.5), withdrawn('a', { kind: 'none' })])
      .when(withdraw('a'))
      .thenBroken('lap-time-withdrawn');
  });

  it('is refused for a time that this cell never had', () => {
    given(cell, [submitted('a', 74.5)])
      .when(withdraw('b'))
      .thenBroken('lap-time-unknown', { lapTimeId: 'b' });
  });
});
