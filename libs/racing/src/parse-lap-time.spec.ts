import { lapTimeFaults } from '#contracts';
import * as fc from 'fast-check';
import { formatLapTime } from './format-lap-time.ts';
import type { LapTime } from './lap-time.ts';
import { parseLapTime } from './parse-lap-time.ts';

const road = 'tRoad_a00';
const bowl = 'testBowl_a00';

const read = (text: string, trackCode = road): LapTime | string => {
  const parsed = parseLapTime(text, trackCode);
  return parsed.ok ? parsed.value : parsed.code;
};

describe('a typed lap time', () => {
  it.each([
    ['1:24:50', 84.5],
    ['1.24.50', 84.5],
    ['1:24.5', 84.5],
    ['24.5', 24.5],
    ['24:50', 24.5],
    ['2450', 24.5],
    ['24,05', 24.05],
    ['24:5', 24.5],
    ['245', 2.45],
    ['12450', 84.5],
    ['012450', 84.5],
    ['24.50.1', 1490.1],
    ['59:59:99', 3599.99],
    ['0:01:00', 1],
    ['  24.5 ', 24.5],
    ['２４：５０', 24.5],
  ])('reads %s as %d seconds', (text, seconds) => {
    expect(read(text)).toEqual({ kind: 'time', seconds });
  });

  it.each(['DNF', 'dnf', 'Dnf', ' dnf ', '0', '99:99:99', '99.99.99'])('reads %s as did not finish', (text) => {
    expect(read(text)).toEqual({ kind: 'dnf' });
    expect(read(text, bowl)).toEqual({ kind: 'dnf' });
  });

  it.each([
    ['', 'lap-time-empty'],
    ['   ', 'lap-time-empty'],
    ['abc', 'lap-time-unreadable'],
    ['24.5s', 'lap-time-unreadable'],
    ['1 24 50', 'lap-time-unreadable'],
    ['1e3', 'lap-time-unreadable'],
    ['-5', 'lap-time-hyphen'],
    ['24-50', 'lap-time-hyphen'],
    ['−24.50', 'lap-time-hyphen'],
    ['7', 'lap-time-length'],
    ['45', 'lap-time-length'],
    ['1245000', 'lap-time-length'],
    ['1:2:3:4', 'lap-time-parts'],
    ['1:02:24.50', 'lap-time-parts'],
    ['24:', 'lap-time-parts'],
    [':24', 'lap-time-parts'],
    ['1::24', 'lap-time-parts'],
    ['24.500', 'lap-time-hundredths'],
    ['60:00', 'lap-time-seconds'],
    ['6000', 'lap-time-seconds'],
    ['1:60:00', 'lap-time-seconds'],
    ['60:00:00', 'lap-time-minutes'],
    ['600000', 'lap-time-minutes'],
    ['000', 'lap-time-out-of-range'],
    ['0.99', 'lap-time-out-of-range'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(read(text)).toBe(code);
  });
});

describe('a typed speed on a test bowl', () => {
  it.each(['testBowl_a00', 'testBowlr_a20'])('is whole miles per hour on %s', (trackCode) => {
    expect(read('178', trackCode)).toEqual({ kind: 'speed', metresPerSecond: expect.closeTo(79.57312, 6) });
  });

  it.each([
    ['178.5', 'lap-time-not-whole'],
    ['1:24:50', 'lap-time-not-whole'],
    ['178,', 'lap-time-not-whole'],
    ['178 mph', 'lap-time-unreadable'],
    ['-178', 'lap-time-hyphen'],
    ['501', 'lap-time-out-of-range'],
    ['000', 'lap-time-out-of-range'],
    ['9'.repeat(400), 'lap-time-out-of-range'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(read(text, bowl)).toBe(code);
  });
});

describe('reading what was written', () => {
  const seconds = fc.integer({ min: 100, max: 359_999 }).map((hundredths) => hundredths / 100);

  it.each(['game', 'short'] as const)('gives every time back from the %s style', (style) => {
    fc.assert(
      fc.property(seconds, (value) => {
        const time = { kind: 'time', seconds: value } as const;
        expect(read(formatLapTime(time, style))).toEqual(time);
      }),
    );
  });

  it('gives every whole mph back', () => {
    for (let mph = 1; mph <= 500; mph += 1) {
      const value = read(String(mph), bowl);
      if (typeof value === 'string') throw new Error(`${mph}: ${value}`);
      expect(formatLapTime(value)).toBe(String(mph));
    }
  });

  it('gives a DNF back', () => {
    expect(read(formatLapTime({ kind: 'dnf' }))).toEqual({ kind: 'dnf' });
  });

  it('answers any text with a time in range or a known fault', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,:\- ]{0,12}$/));
    fc.assert(
      fc.property(text, fc.constantFrom(road, bowl), (typed, trackCode) => {
        const parsed = parseLapTime(typed, trackCode);
        const answer: unknown = parsed.ok ? parsed.value : parsed.code;
        const expected = parsed.ok ? [read(formatLapTime(parsed.value), trackCode)] : lapTimeFaults;
        expect(expected).toContainEqual(answer);
      }),
    );
  });
});
