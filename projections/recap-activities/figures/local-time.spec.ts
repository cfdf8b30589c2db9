import { localTime, momentsOf, bordersInZone, zoneAt } from './local-time.ts';

const berlin = [{ at: '2024-01-01T00:00:00.000Z', timeZone: 'Europe/Berlin' }];
const shown = (at: string) => {
  const { day, hour } = localTime(berlin, at);
  return `${day} ${hour}`;
};

describe('what somebody’s clock showed', () => {
  it('is right on both days on which it is changed', () => {
    // 30 March 2025: two o'clock does not exist.
    expect(['2025-03-30T00:30:00.000Z', '2025-03-30T01:30:00.000Z'].map(shown)).toEqual([
      '2025-03-30 1',
      '2025-03-30 3',
    ]);
    // 26 October 2025: two o'clock exists twice.
    expect(['2025-10-25T23:30:00.000Z', '2025-10-26T00:30:00.000Z', '2025-10-26T01:30:00.000Z'].map(shown)).toEqual([
      '2025-10-26 1',
      '2025-10-26 2',
      '2025-10-26 2',
    ]);
  });

  it('shows the old year until its last minute', () => {
    expect(['2025-12-31T22:30:00.000Z', '2025-12-31T23:00:00.000Z'].map(shown)).toEqual([
      '2025-12-31 23',
      '2026-01-01 0',
    ]);
  });

  it('is of the zone that they had said by then, of the first one before that, of UTC without any', () => {
    const zones = [...berlin, { at: '2025-06-01T00:00:00.000Z', timeZone: 'Asia/Tokyo' }];
    expect(['2023-05-05', '2025-05-31T23:59', '2025-06-01T00:00:00.000Z'].map((at) => zoneAt(zones, at))).toEqual([
      'Europe/Berlin',
      'Europe/Berlin',
      'Asia/Tokyo',
    ]);
    expect(zoneAt([], '2025')).toBe('UTC');
  });
});

describe('the borders of a year or a month', () => {
  it('are one’s own midnights', () => {
    expect(bordersInZone(berlin, '2025')).toEqual({ from: '2024-12-31T23:00:00.000Z', to: '2025-12-31T23:00:00.000Z' });
    expect(bordersInZone(berlin, '2025-04')).toEqual({
      from: '2025-03-31T22:00:00.000Z',
      to: '2025-04-30T22:00:00.000Z',
    });
    const kathmandu = [{ at: '', timeZone: 'Asia/Kathmandu' }];
    expect(bordersInZone(kathmandu, '2025').from).toBe('2024-12-31T18:15:00.000Z');
  });

  it('are within all moments that are in it anywhere', () => {
    expect(momentsOf('2025-12')).toEqual({ from: '2025-11-30T10:00:00.000Z', to: '2026-01-01T12:00:00.000Z' });
  });
});
