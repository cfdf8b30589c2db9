import { formatGap } from './format-gap.ts';
import type { LapTime } from './lap-time.ts';
import { matchStars } from './match-stars.ts';
import { metresPerSecond } from './units.ts';

const time = (seconds: number): LapTime => ({ kind: 'time', seconds });
const speed = (mph: number): LapTime => ({ kind: 'speed', metresPerSecond: metresPerSecond(mph) });
const dnf: LapTime = { kind: 'dnf' };
const none: LapTime = { kind: 'none' };

describe('a gap', () => {
  it.each([
    [time(24.73), time(24.38), '+0.35'],
    [time(24.38), time(24.73), '−0.35'],
    [time(90.5), time(24.38), '+66.12'],
    [time(24.389), time(24.38), '±0.00'],
    [speed(150), speed(147), '+3'],
    [speed(147), speed(150), '−3'],
    [speed(150), speed(150), '±0'],
    [dnf, time(24.38), 'DNF'],
    [time(84.5), dnf, '1:24.50'],
    [time(24.38), none, '24.38'],
    [none, time(24.38), ''],
  ])('of %j to %j is "%s"', (mine, theirs, text) => {
    expect(formatGap(mine, theirs)).toBe(text);
  });

  it('says when it is predicted', () => {
    expect(formatGap(time(24.73), time(24.38), { predicted: true })).toBe('~+0.35');
    expect(formatGap(none, time(24.38), { predicted: true })).toBe('');
  });
});

describe('a match', () => {
  it.each([
    [-80, 0],
    [0, 0],
    [1, 1],
    [149, 1],
    [150, 2],
    [249, 2],
    [250, 3],
    [900, 3],
  ])('won by %d points has %d stars', (points, stars) => {
    expect(matchStars(points)).toBe(stars);
  });
});
