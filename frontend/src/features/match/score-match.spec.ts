import { parseTrackCode, parseTune } from '#racing';
import type { LapTime } from '#racing';
import { testCar } from '../../test/test-car.ts';
import { firstTrackset, matchEdits } from './match.ts';
import { noFields, readMatch } from './match-address.ts';
import { rqOf, scoreMatch, timeOfCell } from './score-match.ts';

const full = parseTune('332')!;
const code = parseTrackCode('tRoad_a00')!.code;
const car = (carId: string) => ({ carId, tune: full });
const none = matchEdits.setTrack(readMatch(noFields).match, 0, code);
const both = matchEdits.setCar(matchEdits.setCar(none, 'own', 0, car('mine')), 'theirs', 0, car('theirs'));
const tracks = [code, ...firstTrackset.slice(1)];
const known = (mine: LapTime & { past?: true }, theirs: LapTime) =>
  new Map([
    ['mine|332|tRoad_a00', mine],
    ['theirs|332|tRoad_a00', theirs],
  ]);
const seconds = (value: number) => ({ kind: 'time' as const, seconds: value });
const nobody = () => undefined;

describe('a match', () => {
  it('adds the points of its races', () => {
    const timeOf = timeOfCell(known(seconds(95.5), seconds(112.31)), nobody, true);
    const scored = scoreMatch(both, tracks, timeOf);
    expect(scored).toMatchObject({ points: 149, stars: 1, counted: 1 });
    expect(scored.races[0]).toMatchObject({ missing: undefined, own: { predicted: false } });
  });

  it('counts a DNF as the loss of the race', () => {
    const timeOf = timeOfCell(known({ kind: 'dnf' }, seconds(100)), nobody, false);
    expect(scoreMatch(both, tracks, timeOf)).toMatchObject({ points: -250, stars: 0 });
  });

  it('says what a race lacks, one thing after the other', () => {
    const nothing = timeOfCell(new Map(), nobody, true);
    const missing = (match: typeof none, timeOf = nothing) => scoreMatch(match, tracks, timeOf).races[0]?.missing;
    expect(missing(none)).toBe('their-car');
    expect(missing(both)).toBe('their-time');
    expect(missing(both, timeOfCell(known({ kind: 'none' }, seconds(1)), nobody, true))).toBe('own-time');
    const alone = matchEdits.setCar(both, 'own', 0, undefined);
    expect(missing(alone, timeOfCell(known(seconds(1), seconds(1)), nobody, true))).toBe('own-car');
  });

  it('takes a predicted time where nobody measured, or the car was another one, and marks the points', () => {
    const stats = () => testCar('mine');
    const past = known({ ...seconds(20), past: true }, seconds(500));
    expect(scoreMatch(both, tracks, timeOfCell(past, stats, false)).races[0]?.missing).toBe('own-time');
    const race = scoreMatch(both, tracks, timeOfCell(past, stats, true)).races[0];
    expect(race).toMatchObject({ own: { predicted: true }, theirs: { predicted: false }, points: { uncertain: true } });
  });
});

describe('the RQ of a hand', () => {
  const rqOfCar = (carId: string) => (carId === 'mine' ? 80 : undefined);
  it('leaves the rest to the empty places, on average', () =>
    expect(rqOf(both.own, 201, rqOfCar)).toEqual({ sum: 80, over: 0, left: 30 }));
  it('may be too much', () => expect(rqOf(both.own, 60, rqOfCar)).toEqual({ sum: 80, over: 20, left: 0 }));
});
