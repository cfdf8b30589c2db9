import * as fc from 'fast-check';
import type { LapTime } from './lap-time.ts';
import { impliedPointConstant, pointConstant, points } from './points.ts';
import { allTrackCodes } from './tracks/track-table.ts';

const time = (seconds: number): LapTime => ({ kind: 'time', seconds });
const speed = (metresPerSecond: number): LapTime => ({ kind: 'speed', metresPerSecond });
const dnf: LapTime = { kind: 'dnf' };
const none: LapTime = { kind: 'none' };

describe('points of one time against another', () => {
  it.each([
    [60, 66, 'tRoad_a00', 90],
    [66, 60, 'tRoad_a00', -90],
    [60, 61, 'tRoad_a00', 50],
    [60, 60, 'tRoad_a00', 0],
    [10, 20, 'drag100_a00', 139],
    [30, 33, 'slalom_a00', 118],
    [30, 33, 'slalom_a60', 90],
    [33.33, 35.01, 'carPark_a00', 63],
    [25, 33.3, 'hClimb_a00', 149],
    [25, 33.3, 'hClimb_a10', 159],
    [50, 100, 'kart_a00', 649],
    [30, 45, 'kart_a00', 433],
    [10, 10.2, 'mile4_a00', 50],
    [909.97, 1000, 'tRoad_a00', 89],
    [909.95, 1000, 'tRoad_a00', 90],
    [60, 66, 'nowhere_a00', 90],
    [30, 40, 'mile4_a00', 149],
    [60, 80, 'tRoad_a00', 249],
    [95.5, 112.31, 'tRoad_a00', 149],
    [10.1, 12, 'drag100_a00', 50],
  ])('%d s against %d s on %s gives %d', (mine, theirs, trackCode, expected) => {
    expect(points(time(mine), time(theirs), trackCode)?.points).toBe(expected);
  });

  it.each([
    [80, 70, 'testBowl_a00', 52],
    [80, 40, 'testBowl_a00', 347],
    [80, 70, 'testBowlr_a00', 50],
    [80, 70, 'testBowlr_a20', 52],
    [70, 80, 'testBowl_a00', -52],
    [80, 70, 'testBowl_a10', 50],
    [80, 40, 'testBowl_a10', 344],
    [80, 40, 'testBowlr_a60', 342],
    [80, 80, 'testBowl_a00', 0],
  ])('%d m/s against %d m/s on %s gives %d', (mine, theirs, trackCode, expected) => {
    expect(points(speed(mine), speed(theirs), trackCode)?.points).toBe(expected);
  });

  it.each([
    [99, 5],
    [95, 20],
    [90, 41],
    [85, 63],
    [80, 89],
    [75, 118],
    [70, 151],
    [60, 233],
    [50, 347],
  ])('a speed of %d %% loses %d points without the minimum', (percent, expected) => {
    expect(points(speed(100), speed(percent), 'testBowl_a00', { minimum: false })?.points).toBe(expected);
  });

  it('are 250 for finishing against a DNF, and none between two DNFs', () => {
    expect(points(dnf, time(60), 'tRoad_a00')).toEqual({ points: -250, uncertain: false });
    expect(points(time(60), dnf, 'tRoad_a00')).toEqual({ points: 250, uncertain: false });
    expect(points(speed(60), dnf, 'testBowl_a00')).toEqual({ points: 250, uncertain: false });
    expect(points(dnf, dnf, 'tRoad_a00')).toEqual({ points: 0, uncertain: false });
  });

  it('of two DNFs are 50 for the one that came further', () => {
    const [five, nine] = [5, 9].map((metres): LapTime => ({ kind: 'dnf', metres }));
    expect(points(five!, nine!, 'tRoad_a00')).toEqual({ points: -50, uncertain: false });
    expect(points(nine!, five!, 'tRoad_a00')).toEqual({ points: 50, uncertain: false });
    expect(points(nine!, nine!, 'tRoad_a00')).toEqual({ points: 0, uncertain: false });
    expect(points(nine!, dnf, 'tRoad_a00')).toEqual({ points: 50, uncertain: false });
    expect(points(time(60), nine!, 'tRoad_a00')).toEqual({ points: 250, uncertain: false });
  });

  it('have no value without two results of one kind', () => {
    expect(points(none, time(60), 'tRoad_a00')).toBeUndefined();
    expect(points(dnf, none, 'tRoad_a00')).toBeUndefined();
    expect(points(time(60), speed(60), 'tRoad_a00')).toBeUndefined();
  });

  it('count with another factor when asked', () => {
    expect(points(time(30), time(40), 'tRoad_a00', { factor: 600 })?.points).toBe(149);
  });

  it('may go below the minimum when asked, never below nothing', () => {
    expect(points(time(60), time(61), 'tRoad_a00', { minimum: false })).toEqual({ points: 16, uncertain: false });
    expect(points(time(600), time(600.01), 'tRoad_a00', { minimum: false })?.points).toBe(0);
    expect(points(time(600.01), time(600), 'tRoad_a00', { minimum: false })?.points).toBe(0);
  });

  it('are uncertain near a whole point and on a test bowl, not at the minimum', () => {
    expect(points(time(60), time(66), 'tRoad_a00')?.uncertain).toBe(true);
    expect(points(time(30), time(33), 'slalom_a00')?.uncertain).toBe(false);
    expect(points(time(60), time(61), 'tRoad_a00')?.uncertain).toBe(false);
    expect(points(speed(80), speed(40), 'testBowl_a00')?.uncertain).toBe(true);
  });
});

describe('points seen from the other side', () => {
  const hundredths = fc.integer({ min: 100, max: 359_999 }).map((value) => value / 100);
  const dnfs = fc.record({ kind: fc.constant('dnf' as const), metres: fc.option(fc.nat(9), { nil: undefined }) });
  const result = fc.oneof({ weight: 9, arbitrary: hundredths.map(time) }, { weight: 1, arbitrary: dnfs });

  it('change their sign and nothing else', () => {
    fc.assert(
      fc.property(result, result, fc.constantFrom(...allTrackCodes()), fc.boolean(), (a, b, code, minimum) => {
        const mine = points(a, b, code, { minimum })!;
        const theirs = points(b, a, code, { minimum })!;
        expect(mine.points + theirs.points).toBe(0);
        expect(mine.uncertain).toBe(theirs.uncertain);
        expect(Object.is(mine.points, -0)).toBe(false);
      }),
    );
  });

  it('are 0 on both sides where a gap is worth a part of a point', () => {
    const [slower, faster] = [time(333.31), time(333.29)];
    for (const [mine, theirs] of [[slower, faster] as const, [faster, slower] as const]) {
      expect(points(mine, theirs, 'dealsGap2_a00', { minimum: false })?.points).toBe(0);
    }
  });

  it('are nothing against oneself', () => {
    fc.assert(
      fc.property(result, fc.constantFrom(...allTrackCodes()), (a, code) => {
        expect(points(a, a, code)?.points).toBe(0);
      }),
    );
  });

  it('never exceed the point constant, and never fall short of the minimum', () => {
    fc.assert(
      fc.property(hundredths, hundredths, fc.constantFrom(...allTrackCodes()), (a, b, code) => {
        fc.pre(a < b);
        const won = points(time(a), time(b), code)!.points;
        expect(won).toBeGreaterThanOrEqual(50);
        expect(won).toBeLessThanOrEqual(Math.max(50, pointConstant(code)));
      }),
    );
  });
});

describe('the factor behind points', () => {
  it.each([
    [149, 30, 40, 596],
    [-90, 66, 60, 990],
    [649, 50, 100, 1298],
    [50, 60, 61, undefined],
    [90, 60, 60, undefined],
  ])('%d of %d s against %d s is about %d', (racePoints, mine, theirs, factor) => {
    expect(impliedPointConstant(racePoints, mine, theirs)).toBe(factor);
  });
});
