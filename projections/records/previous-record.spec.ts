import type { LapTimeValue } from '#racing';
import { withPrevious } from './previous-record.ts';
import { recordOrder } from './record-order.ts';
import type { Reign } from './reigns-of-track.ts';

const value = (seconds: number): LapTimeValue => ({ kind: 'time', seconds });
const time = (seconds: number, position: number) => ({
  lapTimeId: `${seconds} at ${position}`,
  by: 'ann',
  value: value(seconds),
  at: '2026-01-01T00:00:00.000Z',
  gameVersion: '26',
  position,
});
const place = { carId: 'Mini', tune: '332', trackCode: 'kart_a00' };
const reign = (seconds: number, position: number, more: Partial<Reign> = {}): Reign => ({
  ...place,
  ...time(seconds, position),
  time: time(seconds, position),
  order: recordOrder(value(seconds), position) ?? '',
  from: '2026-01-01T00:00:00.000Z',
  until: null,
  takenBy: null,
  void: null,
  ...more,
});
const before = (...reigns: readonly Reign[]) =>
  withPrevious({ ...place, time: time(55, 90) }, [...reigns, reign(55, 90)]).previous?.time.lapTimeId;

describe('the record that stood before', () => {
  it('is the last one that this one is better than', () => {
    expect(before(reign(60, 10), reign(57, 20))).toBe('57 at 20');
    expect(before()).toBeUndefined();
  });

  it('is none that was better: that is doubted, voted down, or of a car as it was', () => {
    expect(before(reign(57, 20), reign(50, 30))).toBe('57 at 20');
    expect(before(reign(50, 30))).toBeUndefined();
  });

  it('is none that was taken back or hidden, and not itself', () => {
    const gone = { void: { at: '2026-01-02T00:00:00.000Z', why: 'hidden' } } as const;
    expect(before(reign(57, 20), reign(56, 30, gone))).toBe('57 at 20');
    expect(before(reign(55, 90), reign(50, 95))).toBeUndefined();
  });
});
