import { formatLapTime } from './format-lap-time.ts';

const time = (seconds: number) => ({ kind: 'time', seconds }) as const;
const speed = (metresPerSecond: number) => ({ kind: 'speed', metresPerSecond }) as const;

describe('a lap time as text', () => {
  it.each([
    [24.38, '00:24:38', '24.38'],
    [84.5, '01:24:50', '1:24.50'],
    [5.07, '00:05:07', '5.07'],
    [43.6995, '00:43:69', '43.69'],
    [59.999, '00:59:99', '59.99'],
    [60, '01:00:00', '1:00.00'],
    [3744.5, '02:24:50', '1:02:24.50'],
  ])('%d seconds is %s in the game and %s on screens', (seconds, game, short) => {
    expect(formatLapTime(time(seconds))).toBe(game);
    expect(formatLapTime(time(seconds), 'short')).toBe(short);
  });

  it.each([
    [79.57351, '178'],
    [71.78595, '160'],
    [178 * 0.44704, '178'],
    [79.5, '177'],
  ])('%d m/s is %s whole mph', (metresPerSecond, text) => {
    expect(formatLapTime(speed(metresPerSecond), 'short')).toBe(text);
  });

  it('says DNF, and nothing for none', () => {
    expect(formatLapTime({ kind: 'dnf' })).toBe('DNF');
    expect(formatLapTime({ kind: 'none' })).toBe('');
  });
});
