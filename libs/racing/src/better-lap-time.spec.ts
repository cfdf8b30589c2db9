import { betterLapTime, compareLapTimes, rankLapTimes, sameLapTime } from './better-lap-time.ts';
import type { LapTime } from './lap-time.ts';
import { isWithinRange } from './lap-time-range.ts';

const time = (seconds: number): LapTime => ({ kind: 'time', seconds });
const speed = (metresPerSecond: number): LapTime => ({ kind: 'speed', metresPerSecond });
const dnf: LapTime = { kind: 'dnf' };
const far: LapTime = { kind: 'dnf', metres: 900 };
const near: LapTime = { kind: 'dnf', metres: 500 };
const none: LapTime = { kind: 'none' };

describe('the better of two lap times', () => {
  it.each([
    ['less time', time(24.38), time(24.39)],
    ['more speed', speed(80), speed(79)],
    ['finishing', time(3000), dnf],
    ['finishing, however far the other came', time(3000), far],
    ['coming further', far, near],
    ['coming somewhere', near, dnf],
  ])('is %s', (_, better, worse) => {
    expect(betterLapTime(better, worse)).toBe(true);
    expect(betterLapTime(worse, better)).toBe(false);
  });

  it('is neither when they are equal or one is missing', () => {
    expect(betterLapTime(time(24), time(24))).toBe(false);
    expect(betterLapTime(dnf, dnf)).toBe(false);
    expect(betterLapTime(time(24), none)).toBe(false);
    expect(betterLapTime(none, time(24))).toBe(false);
  });

  it('stands first in a sorted list, DNF after every time, none last', () => {
    const sorted = [time(24), time(30), far, near, dnf, none];
    expect([none, dnf, time(30), near, far, time(24)].sort(compareLapTimes)).toEqual(sorted);
  });
});

describe('equal lap times', () => {
  it('are those the game shows alike', () => {
    expect(sameLapTime(time(0.1 + 24.2), time(24.3))).toBe(true);
    expect(sameLapTime(speed(79.57351), speed(178 * 0.44704))).toBe(true);
    expect(sameLapTime(dnf, dnf)).toBe(true);
    expect(sameLapTime(time(24.38), time(24.39))).toBe(false);
    expect(sameLapTime(far, { ...far })).toBe(true);
    expect(sameLapTime(far, near)).toBe(false);
    expect(sameLapTime(dnf, none)).toBe(false);
  });

  it('share a rank that leaves no gap', () => {
    expect(rankLapTimes([time(30), none, time(24), dnf, time(30), time(40)])).toEqual([1, undefined, 0, 3, 1, 2]);
    expect(rankLapTimes([speed(70), speed(80), dnf])).toEqual([1, 0, 2]);
  });
});

describe('the range of a measured time', () => {
  it.each([
    [{ kind: 'time', seconds: 1 }, true],
    [{ kind: 'time', seconds: 3599.99 }, true],
    [{ kind: 'time', seconds: 0.99 }, false],
    [{ kind: 'time', seconds: 3600 }, false],
    [{ kind: 'time', seconds: Number.NaN }, false],
    [{ kind: 'speed', metresPerSecond: 0.44704 }, true],
    [{ kind: 'speed', metresPerSecond: 500 * 0.44704 }, true],
    [{ kind: 'speed', metresPerSecond: 501 * 0.44704 }, false],
    [{ kind: 'speed', metresPerSecond: Number.POSITIVE_INFINITY }, false],
    [{ kind: 'dnf' }, true],
    [{ kind: 'dnf', metres: 0 }, true],
    [{ kind: 'dnf', metres: 500_000 }, true],
    [{ kind: 'dnf', metres: -1 }, false],
    [{ kind: 'dnf', metres: 500_001 }, false],
    [{ kind: 'dnf', metres: Number.NaN }, false],
  ] as const)('%j: %s', (value, within) => {
    expect(isWithinRange(value)).toBe(within);
  });
});
