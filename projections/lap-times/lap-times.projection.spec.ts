import { given } from '#test/projection-kit';
import type { CellEvent } from '#domain';
import type { ActorId, Recorded } from '#kernel';
import { allTrackCodes, type LapTimeValue } from '#racing';
import { cellChannel, lapTimes } from './lap-times.projection.ts';

const place = { carId: 'Mini_Cooper_S_1964', tune: '332', trackCode: 'tRoad_a00' };
const key = 'Mini_Cooper_S_1964|332|tRoad_a00';

const submitted = (lapTimeId: string, value: LapTimeValue): CellEvent => ({
  type: 'LapTimeSubmitted',
  data: { ...place, lapTimeId, value, submittedBy: 'ann' as ActorId, gameVersion: '26', source: 'typed' },
});

describe('lap-times', () => {
  it('has what was said last', () => {
    given(lapTimes, [
      submitted('a', { kind: 'time', seconds: 74.5 }),
      submitted('b', { kind: 'time', seconds: 80.25 }),
    ]).then(key, { trackCode: 'tRoad_a00', state: 'stands', seconds: 80.25, gameVersion: '26' });
  });

  it('keeps a speed and a did-not-finish apart from seconds', () => {
    given(lapTimes, [submitted('a', { kind: 'speed', metresPerSecond: 61.12 })]).then(key, {
      trackCode: 'tRoad_a00',
      state: 'stands',
      metresPerSecond: 61.12,
      gameVersion: '26',
    });
    given(lapTimes, [submitted('a', { kind: 'dnf' })]).then(key, {
      trackCode: 'tRoad_a00',
      state: 'stands',
      dnf: true,
      gameVersion: '26',
    });
  });

  it('goes back to the time before when the last one is withdrawn', () => {
    given(lapTimes, [
      submitted('a', { kind: 'time', seconds: 74.5 }),
      submitted('b', { kind: 'dnf' }),
      {
        type: 'LapTimeWithdrawn',
        data: { ...place, lapTimeId: 'b', standing: { kind: 'time', seconds: 74.5 }, standingVersion: '25' },
      },
    ]).then(key, { trackCode: 'tRoad_a00', state: 'stands', seconds: 74.5, gameVersion: '25' });
  });

  it('keeps an emptied cell, so that whoever asks for news hears of it', () => {
    given(lapTimes, [
      submitted('a', { kind: 'dnf' }),
      { type: 'LapTimeWithdrawn', data: { ...place, lapTimeId: 'a', standing: { kind: 'none' } } },
    ]).then(key, { trackCode: 'tRoad_a00', state: 'withdrawn' });
  });

  it('needs at most 120 bytes a cell, on every track and with any value', () => {
    const values: LapTimeValue[] = [
      { kind: 'time', seconds: 5999.99 },
      { kind: 'speed', metresPerSecond: 123.456789012345 },
      { kind: 'dnf' },
    ];
    for (const trackCode of allTrackCodes()) {
      for (const value of values) {
        const event = { ...submitted('a', value), data: { ...submitted('a', value).data, trackCode } };
        const doc = lapTimes.evolve(undefined, event as unknown as Recorded<CellEvent>, key);
        expect(JSON.stringify(doc).length).toBeLessThanOrEqual(120);
      }
    }
  });

  it('tells those who show the car', () => {
    expect(cellChannel(key)).toBe('car:Mini_Cooper_S_1964');
  });
});
