import * as fc from 'fast-check';
import { factorFromPoints, type SuggestedFactor } from './factor-from-points.ts';
import type { LapTime } from './lap-time.ts';
import { MINIMUM_POINTS, pointConstant, points } from './points.ts';
import { allTrackCodes } from './tracks/track-table.ts';

const time = (seconds: number): LapTime => ({ kind: 'time', seconds });
const suggestedBy = (mine: number, theirs: number, trackCode: string, seen: number): SuggestedFactor => {
  const answer = factorFromPoints(time(mine), time(theirs), trackCode, seen);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};

describe('the factor that points suggest', () => {
  const hundredths = fc.integer({ min: 300, max: 60_000 }).map((value) => value / 100);

  it('is the one that the points were counted with, on every circuit', () => {
    fc.assert(
      fc.property(hundredths, hundredths, fc.constantFrom(...allTrackCodes()), (mine, theirs, code) => {
        const seen = points(time(mine), time(theirs), code)!.points;
        fc.pre(Math.abs(seen) > MINIMUM_POINTS);
        const { factor, low, high, likely, inUse, agrees } = suggestedBy(mine, theirs, code, seen);
        expect(inUse).toBe(pointConstant(code));
        expect(agrees).toBe(true);
        expect(likely).toContain(inUse);
        expect(low).toBeLessThanOrEqual(factor);
        expect(high).toBeGreaterThanOrEqual(factor);
      }),
      { numRuns: 500 },
    );
  });

  it('holds for times whose hundredths were cut off', () => {
    const cut = (thousandths: number) => Math.floor(thousandths / 10) / 100;
    const thousandths = fc.integer({ min: 3000, max: 600_000 });
    fc.assert(
      fc.property(thousandths, thousandths, fc.constantFrom(...allTrackCodes()), (mine, theirs, code) => {
        const seen = points(time(mine / 1000), time(theirs / 1000), code)!.points;
        fc.pre(Math.abs(seen) > MINIMUM_POINTS && Math.abs(mine - theirs) > 20);
        expect(suggestedBy(cut(mine), cut(theirs), code, seen).agrees).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('disagrees with points that another factor gives', () => {
    const seen = points(time(60), time(80), 'mile4_a00')!.points;
    const { agrees, likely, inUse, factor } = suggestedBy(60, 80, 'tRoad_a00', seen);
    expect({ agrees, likely, inUse }).toEqual({ agrees: false, likely: [600], inUse: 1000 });
    expect(factor).toBe(598);
  });

  it('is surer the wider the gap', () => {
    const width = (theirs: number) => {
      const { low, high } = suggestedBy(60, theirs, 'tRoad_a00', points(time(60), time(theirs), 'tRoad_a00')!.points);
      return high - low;
    };
    expect(width(66)).toBeGreaterThan(width(90));
    expect(width(66)).toBeLessThan(20);
  });

  it.each([
    ['a speed', { kind: 'speed', metresPerSecond: 50 }, time(60), 90, 'factor-needs-two-times'],
    ['a DNF', time(60), { kind: 'dnf' }, 250, 'factor-needs-two-times'],
    ['nothing', { kind: 'none' }, time(60), 90, 'factor-needs-two-times'],
    ['equal times', time(60), time(60), 90, 'factor-equal-times'],
    ['half a point', time(60), time(66), 90.5, 'factor-points-not-whole'],
    ['no number', time(60), time(66), NaN, 'factor-points-not-whole'],
    ['a loser that wins', time(66), time(60), 90, 'factor-wrong-winner'],
    ['a win for nothing', time(60), time(66), 0, 'factor-wrong-winner'],
    ['the least points', time(60), time(61), 50, 'factor-hidden-by-minimum'],
    ['the least points, lost', time(61), time(60), -50, 'factor-hidden-by-minimum'],
    ['times a hundredth apart', time(60), time(60.01), 51, 'factor-times-too-close'],
  ] as const)('is not known from %s', (_, mine, theirs, seen, code) => {
    expect(factorFromPoints(mine, theirs, 'tRoad_a00', seen)).toEqual({ ok: false, code });
  });
});
